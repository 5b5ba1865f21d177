import { NOTICE_KINDS, NOTICE_STATES, readerOf } from '@dispatch/domain/notices/notice';
import { useSession } from '../../api/accounts/session';
import { useNoticePagesInfiniteQuery } from '../../api/notices';
import { Introduction } from '../../parts/manual/Introduction';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { Select } from '../../ui/form/Select';
import { FilterSelect } from '../../ui/list/filter/FilterSelect';
import { RecordView } from '../../ui/record/RecordView';
import { useTranslation } from '../../ui/text/useTranslation';
import './notices.css';
import { useNoticeColumns } from './noticeColumns';
import { useNoticesUrl } from './noticesUrl';
import { useNoticeActions } from './useNoticeActions';
import { useNoticeWords } from './useNoticeWords';

const MANUAL = '/docs/dispatch#notices';

/** Tasks that need attention, most urgent first. */
export function NoticesView() {
  const { t } = useTranslation('notices');
  const [{ kind, state }] = useNoticesUrl();
  const query = useNoticePagesInfiniteQuery({ state, ...(kind && { kind }) });
  const actions = useNoticeActions();
  const words = useNoticeWords();
  return (
    <RecordView
      title={t('title')}
      countText={(count, isLeast) => t(isLeast ? 'countLeast' : 'count', count)}
      action={
        <Button color="secondary" variant="outlined" onClick={actions.readAll}>
          <Icon name="check" />
          {t('readAll')}
        </Button>
      }
      filters={<NoticeFilters />}
      lead={
        <div className="notice-intro">
          <Introduction text={t('intro')} href={MANUAL} link={t('manual')} />
        </div>
      }
      filtered={kind !== '' && { text: t('noMatches') }}
      nothing={
        state === 'settled' ? { text: t('noSettled') } : { text: t('empty'), hint: t('emptyHint') }
      }
      query={query}
      errorTitle={t('loadFailed')}
      columns={useNoticeColumns(actions)}
      nameOf={(notice) => [words.what(notice), words.job(notice)].filter(Boolean).join(', ')}
    />
  );
}

function NoticeFilters() {
  const { t } = useTranslation('notices');
  const { may } = useSession();
  const [{ kind, state }, change] = useNoticesUrl();
  const kinds = NOTICE_KINDS.filter((one) => may(readerOf(one)));
  return (
    <div className="filter-grid">
      <FilterSelect
        label={t('kind')}
        allLabel={t('allKinds')}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={(value) => change({ kind: value })}
      />
      <Select
        label={t('state')}
        options={NOTICE_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={state}
        onChange={(value) => change({ state: value })}
      />
    </div>
  );
}
