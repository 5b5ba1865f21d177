import { NOTICE_KINDS, NOTICE_STATES, readerOf } from '@dispatch/domain/notices/notice';
import { useSession } from '../../api/accounts/session';
import { isLeastOf, totalOf } from '../../api/cache/pages';
import { useNoticePagesInfiniteQuery } from '../../api/notices';
import { Introduction } from '../../parts/manual/Introduction';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { FilterSelect } from '../../ui/list/filter/FilterSelect';
import '../../ui/list/filter/filters.css';
import { RecordList } from '../../ui/list/RecordList';
import { useFitsTable } from '../../ui/list/useListLayout';
import { PageHeader } from '../../ui/page/PageHeader';
import { EmptyState } from '../../ui/states/EmptyState';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import './notices.css';
import { NoticeCard } from './NoticeCard';
import { useNoticeColumns } from './noticeColumns';
import { useNoticesUrl } from './noticesUrl';
import { useNoticeActions } from './useNoticeActions';

const MANUAL = '/docs/dispatch#notices';
/** The server's order; no column head changes it. */
const IN_ORDER = { sort: 'urgency', order: 'asc' } as const;
const nothingSorts = () => undefined;

/** Tasks that need attention, most urgent first. */
export function NoticesView() {
  const { t } = useTranslation('notices');
  const { number } = useFormat();
  const fitsTable = useFitsTable();
  const [{ kind, state }] = useNoticesUrl();
  const query = useNoticePagesInfiniteQuery({ state, ...(kind && { kind }) });
  const actions = useNoticeActions();
  const columns = useNoticeColumns(actions);
  const total = totalOf(query.data);
  const words = { count: total ?? 0, shown: number(total ?? 0) };
  const count = isLeastOf(query.data) ? t('countLeast', words) : t('count', words);
  return (
    <>
      <PageHeader
        title={t('title')}
        count={total === undefined ? undefined : count}
        action={
          <Button color="secondary" variant="outlined" onClick={actions.readAll}>
            <Icon name="check" />
            {t('readAll')}
          </Button>
        }
        filters={<NoticeFilters />}
      />
      <div className="notice-intro">
        <Introduction text={t('intro')} href={MANUAL} link={t('manual')} />
      </div>
      <RecordList
        query={query}
        label={t('title')}
        errorTitle={t('loadFailed')}
        empty={<NoNotices />}
        columns={columns}
        sorting={IN_ORDER}
        onSort={nothingSorts}
        asCards={!fitsTable}
        renderCard={(notice) => <NoticeCard notice={notice} actions={actions} />}
      />
    </>
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
      <NativeSelect
        label={t('state')}
        options={NOTICE_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={state}
        onChange={(value) => change({ state: value })}
      />
    </div>
  );
}

function NoNotices() {
  const { t } = useTranslation('notices');
  const [{ kind, state }] = useNoticesUrl();
  if (kind !== '') return <EmptyState drawing="search" text={t('noMatches')} />;
  if (state === 'settled') return <EmptyState text={t('noSettled')} />;
  return <EmptyState text={t('empty')} hint={t('emptyHint')} />;
}
