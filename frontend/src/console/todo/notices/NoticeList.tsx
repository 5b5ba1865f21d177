import {
  NOTICE_KINDS,
  NOTICE_STATES,
  type NoticeKind,
  type NoticeState,
  readerOf,
} from '@dispatch/domain/notices/notice';
import { useId } from 'react';
import { useSession } from '../../../api/accounts/session';
import { useNoticePagesInfiniteQuery } from '../../../api/notices';
import { Introduction } from '../../../parts/manual/Introduction';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { Select } from '../../../ui/form/Select';
import { FilterSelect } from '../../../ui/list/filter/FilterSelect';
import { RecordList } from '../../../ui/record/RecordList';
import { EmptyState } from '../../../ui/states/EmptyState';
import { useTranslation } from '../../../ui/text/useTranslation';
import './notices.css';
import { useNoticeColumns } from './noticeColumns';
import { useNoticeActions } from './useNoticeActions';
import { useNoticeWords } from './useNoticeWords';

const MANUAL = '/docs/notices';

interface NoticeListProps {
  /** Empty for all kinds. */
  kind: NoticeKind | '';
  state: NoticeState;
  change: (patch: { kind?: NoticeKind | 'notices'; state?: NoticeState }) => void;
}

/** Notices of one kind or of all, most urgent first. */
export function NoticeList(props: NoticeListProps) {
  const { t } = useTranslation('notices');
  const { kind, state } = props;
  const id = useId();
  const query = useNoticePagesInfiniteQuery({ state, ...(kind && { kind }) });
  const actions = useNoticeActions();
  const words = useNoticeWords();
  const title = kind === '' ? t('title') : t(`kinds.${kind}`);
  return (
    <section className="stack gap-12" aria-labelledby={id}>
      <div className="notice-head">
        <div className="push notice-intro">
          <h2 id={id} className="type-h2">
            {title}
          </h2>
          <Introduction text={t('intro')} href={MANUAL} link={t('manual')} />
        </div>
        <Button color="secondary" variant="outlined" onClick={actions.readAll}>
          <Icon name="check" />
          {t('readAll')}
        </Button>
      </div>
      <div className="page-filters">
        <NoticeFilters {...props} />
      </div>
      <RecordList
        query={query}
        label={title}
        errorTitle={t('loadFailed')}
        empty={<Nothing {...props} />}
        columns={useNoticeColumns(actions)}
        nameOf={(notice) => [words.what(notice), words.job(notice)].filter(Boolean).join(', ')}
      />
    </section>
  );
}

function Nothing({ kind, state }: NoticeListProps) {
  const { t } = useTranslation('notices');
  if (kind !== '') return <EmptyState drawing="search" text={t('noMatches')} />;
  if (state === 'settled') return <EmptyState text={t('noSettled')} />;
  return <EmptyState text={t('empty')} hint={t('emptyHint')} />;
}

function NoticeFilters({ kind, state, change }: NoticeListProps) {
  const { t } = useTranslation('notices');
  const { may } = useSession();
  const kinds = NOTICE_KINDS.filter((one) => may(readerOf(one)));
  return (
    <div className="filter-grid">
      <FilterSelect
        label={t('kind')}
        allLabel={t('allKinds')}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={(value) => change({ kind: value === '' ? 'notices' : value })}
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
