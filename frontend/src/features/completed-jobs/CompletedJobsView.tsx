import { useMemo } from 'react';
import { FilterChips } from '../../components/FilterChips';
import { EndOfList } from '../../components/jobs/EndOfList';
import { JobCard } from '../../components/jobs/JobCard';
import { useJobColumns, type JobColumn } from '../../components/jobs/jobColumns';
import { JobList } from '../../components/jobs/JobList';
import { LayoutToggle } from '../../components/jobs/LayoutToggle';
import { PageHeader } from '../../components/PageHeader';
import { SavedViewsMenu } from '../../components/saved-views/SavedViewsMenu';
import { SearchField } from '../../components/SearchField';
import { DataView } from '../../components/states/DataView';
import { EmptyState } from '../../components/states/EmptyState';
import { CardsSkeleton } from '../../components/states/skeletons';
import { useFormat } from '../../components/useFormat';
import { useTranslation } from '../../lib/useTranslation';
import { ReportAction } from './ReportAction';
import { useCompletedJobs } from './useCompletedJobs';

/** Specification 2.6. */
export function CompletedJobsView() {
  const { t } = useTranslation('completed');
  const format = useFormat();
  const { query, filters, change, isSearching, count, jobs, loadMore } = useCompletedJobs();
  const columns = useCompletedColumns();
  const { from, to } = filters;
  const days = [from, to].filter(Boolean).map((day) => format.day(day));

  return (
    <>
      <PageHeader
        title={t('title')}
        count={count}
        action={<LayoutToggle />}
        filters={
          <>
            <SearchField label={t('search')} onChange={(q) => change({ q })} />
            <SavedViewsMenu list="completed-jobs" />
            {days.length > 0 && (
              <FilterChips
                filters={[
                  {
                    key: 'days',
                    label: t('days', { days: [...new Set(days)].join(' – ') }),
                    onRemove: () => change({ from: '', to: '' }),
                  },
                ]}
                onClear={() => change({ q: '', from: '', to: '' })}
              />
            )}
          </>
        }
      />
      <DataView
        query={query}
        skeleton={<CardsSkeleton count={6} lines={6} />}
        isEmpty={() => jobs.length === 0}
        empty={
          <EmptyState
            text={t('empty.title')}
            hint={t(isSearching ? 'empty.noMatches' : 'empty.hint')}
            drawing={isSearching ? 'search' : 'road'}
          />
        }
      >
        {() => (
          <div>
            <JobList
              jobs={jobs}
              label={t('title')}
              columns={columns}
              renderCard={(job) => <JobCard job={job} actions={<ReportAction job={job} />} />}
              onEndReached={loadMore}
            />
            <EndOfList isLoading={query.isFetchingNextPage} />
          </div>
        )}
      </DataView>
    </>
  );
}

function useCompletedColumns(): JobColumn[] {
  const { t } = useTranslation('completed');
  const columns = useJobColumns();
  return useMemo(() => {
    const { job, vehicle, customer, driver, route, date, price } = columns;
    const report: JobColumn = {
      id: 'report',
      header: t('report.column'),
      width: '14.5rem',
      cell: (row) => <ReportAction job={row} />,
    };
    return [job, vehicle, customer, driver, route, date, price, report];
  }, [columns, t]);
}
