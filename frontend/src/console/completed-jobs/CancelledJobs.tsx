import { useMemo } from 'react';
import type { CancelledJob } from '../../api/jobs/jobs';
import { useSession } from '../../api/accounts/session';
import { useJobColumns } from '../../parts/job/jobColumns';
import { JobLink } from '../../parts/job/JobLink';
import { JobList } from '../../parts/job/JobList';
import { MoneyText } from '../../ui/facts/MoneyText';
import { EndOfList } from '../../ui/list/EndOfList';
import { SearchField } from '../../ui/list/filter/SearchField';
import { LayoutToggle } from '../../ui/list/LayoutToggle';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { PageHeader } from '../../ui/page/PageHeader';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { CutText } from '../../ui/text/CutText';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { CancelledCard } from './CancelledCard';
import { ShownChoice } from './ShownChoice';
import { useCancelledJobs } from './useCancelledJobs';

/** Cancelled jobs with their reasons; the job details can reinstate them. */
export function CancelledJobs() {
  const { t } = useTranslation('completed');
  const { query, typed, change, isSearching, count, rows, gone, hold, loadMore } =
    useCancelledJobs();
  const columns = useCancelledColumns();
  return (
    <>
      <PageHeader
        title={t('title')}
        count={count}
        action={<LayoutToggle />}
        filters={
          <>
            <SearchField
              label={t('cancelled.search')}
              value={typed}
              onChange={(q) => change({ q })}
            />
            <ShownChoice />
          </>
        }
      />
      <DataView
        query={query}
        skeleton={<CardsSkeleton count={6} lines={6} />}
        isEmpty={() => rows.length === 0}
        empty={
          <EmptyState
            text={t('cancelled.empty')}
            hint={t(isSearching ? 'empty.noMatches' : 'cancelled.hint')}
            drawing={isSearching ? 'search' : 'road'}
          />
        }
      >
        {() => (
          <div {...hold}>
            <JobList
              jobs={rows}
              gone={gone}
              label={t('cancelled.label')}
              columns={columns}
              renderCard={(job) => <CancelledCard job={job} />}
              onEndReached={loadMore}
            />
            <EndOfList isLoading={query.isFetchingNextPage} />
          </div>
        )}
      </DataView>
    </>
  );
}

function useCancelledColumns(): RecordColumn<CancelledJob>[] {
  const { t } = useTranslation(['completed', 'jobs']);
  const format = useFormat();
  const columns = useJobColumns();
  const { may } = useSession();
  const seesPrices = may('prices:read');
  return useMemo(() => {
    const { vehicle, customer, route } = columns;
    return [
      { ...columns.job, cell: (job) => <JobLink job={job} panel="cancelled" /> },
      vehicle,
      customer,
      route,
      {
        id: 'reason',
        header: t('cancelled.columns.reason'),
        cell: ({ cancellation }) => (
          <CutText value={t(`jobs:cancelled.reasons.${cancellation.reason}`)} onTwoLines />
        ),
      },
      {
        id: 'when',
        header: t('cancelled.columns.when'),
        cell: ({ cancellation: { cancelledBy, cancelledAt } }) => (
          <CutText
            value={t('cancelled.by', {
              name: cancelledBy,
              date: format.moment(cancelledAt, 'date'),
            })}
            onTwoLines
          />
        ),
      },
      ...(seesPrices
        ? [
            {
              id: 'charge',
              header: t('cancelled.columns.charge'),
              width: '7.5rem',
              align: 'right' as const,
              cell: ({ cancellation }: CancelledJob) => (
                <MoneyText amount={cancellation.dryRunCharge} />
              ),
            },
          ]
        : []),
    ];
  }, [columns, format, seesPrices, t]);
}
