import { EndOfList } from '../../ui/list/EndOfList';
import { ExportButton } from '../../parts/job/ExportButton';
import { JobCard } from '../../parts/job/JobCard';
import { JobList } from '../../parts/job/JobList';
import { LayoutToggle } from '../../ui/list/LayoutToggle';
import { PageHeader } from '../../ui/page/PageHeader';
import { SelectedJobs } from '../../parts/selected/SelectedJobs';
import type { Mark } from '../../parts/selected/useMarksTogether';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { useIsWide } from '../../ui/screen/useIsWide';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { useUrlState } from '../../ui/url/urlState';
import { CancelledJobs } from './CancelledJobs';
import { CompletedFilters } from './CompletedFilters';
import { ReportAction } from './ReportAction';
import { SHOWN_FIELDS } from './shown';
import { SortCompletedJobs } from './SortCompletedJobs';
import { useCompletedColumns } from './useCompletedColumns';
import { useCompletedJobs } from './useCompletedJobs';

/** Delivered jobs or, on request, cancelled ones. */
export function CompletedJobsView() {
  const [{ show }] = useUrlState(SHOWN_FIELDS);
  return show === 'cancelled' ? <CancelledJobs /> : <DeliveredJobs />;
}

/** Specification 2.6. */
function DeliveredJobs() {
  const { t } = useTranslation('completed');
  const format = useFormat();
  const isWide = useIsWide();
  const list = useCompletedJobs();
  const { query, isSearching, count, rows, gone, hold, loadMore, rest } = list;
  const { sorting, onSort } = list;
  const columns = useCompletedColumns(list.sorts);
  const marks: Mark[] = [
    {
      flag: 'hasDriverReport',
      isOn: true,
      label: t('report.mark'),
      done: (many) => ({
        title: t('report.doneTitle'),
        description: t('report.doneTogether', { count: many, number: format.number(many) }),
      }),
    },
  ];

  return (
    <>
      <PageHeader
        title={t('title')}
        count={count}
        action={
          <div className="control-row">
            {isWide && <SortCompletedJobs list={list} />}
            {list.exported && <ExportButton filters={list.exported} />}
            <LayoutToggle />
          </div>
        }
        filters={<CompletedFilters list={list} />}
      />
      <DataView
        query={query}
        skeleton={<CardsSkeleton count={6} lines={6} />}
        isEmpty={() => rows.length === 0}
        empty={
          <EmptyState
            text={t('empty.title')}
            hint={t(isSearching ? 'empty.noMatches' : 'empty.hint')}
            drawing={isSearching ? 'search' : 'road'}
          />
        }
      >
        {() => (
          <div {...hold}>
            <SelectedJobs jobs={rows} {...{ gone, rest, marks }} canDelete>
              <JobList
                jobs={rows}
                gone={gone}
                label={t('title')}
                {...{ columns, sorting, onSort }}
                renderCard={(job) => <JobCard job={job} actions={<ReportAction job={job} />} />}
                onEndReached={loadMore}
              />
            </SelectedJobs>
            <EndOfList isLoading={query.isFetchingNextPage} />
          </div>
        )}
      </DataView>
    </>
  );
}
