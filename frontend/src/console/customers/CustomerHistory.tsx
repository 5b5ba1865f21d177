import { useId, useMemo } from 'react';
import { useJobPagesInfiniteQuery } from '../../api/jobs/jobs';
import { recordsOf, totalOf } from '../../api/cache/pages';
import { EndOfList } from '../../ui/list/EndOfList';
import { ExportButton } from '../../parts/job/ExportButton';
import { JobCard } from '../../parts/job/JobCard';
import { useJobColumns } from '../../parts/job/jobColumns';
import { useFitsTable } from '../../ui/list/useListLayout';
import { RecordGrid } from '../../ui/list/RecordGrid';
import { RecordTable } from '../../ui/list/RecordTable';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { CardsSkeleton, TableSkeleton } from '../../ui/states/skeletons';
import '../../ui/text/text.css';
import '../../ui/text/type.css';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import './customers.css';

/** All jobs of the customer, newest first. */
export function CustomerHistory({ customerId }: { customerId: number }) {
  const { t } = useTranslation('customers');
  const id = useId();
  const format = useFormat();
  const fitsTable = useFitsTable();
  const { job, vehicle, driver, route, status, date, price } = useJobColumns();
  const columns = useMemo(
    () => [job, route, vehicle, driver, status, date, price],
    [date, driver, job, price, route, status, vehicle],
  );
  const query = useJobPagesInfiniteQuery({ customerId });
  const total = totalOf(query.data);
  const handleEndReached = () => {
    if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
  };
  return (
    <section aria-labelledby={id} className="customer-history">
      <div className="customer-history-head">
        <h2 id={id} className="type-h2">
          {t('history.title')}
        </h2>
        <p className="type-body quiet">
          {total !== undefined && t('jobs', { count: total, shown: format.number(total) })}
        </p>
        <span className="push" />
        <ExportButton filters={{ customerId }} />
      </div>
      <DataView
        query={query}
        errorTitle={t('history.loadFailed')}
        skeleton={fitsTable ? <TableSkeleton rows={4} /> : <CardsSkeleton count={3} />}
        isEmpty={(loaded) => totalOf(loaded) === 0}
        empty={<EmptyState text={t('history.empty')} />}
      >
        {(loaded) =>
          fitsTable ? (
            <RecordTable
              items={recordsOf(loaded)}
              columns={columns}
              label={t('history.title')}
              onEndReached={handleEndReached}
            />
          ) : (
            <RecordGrid
              items={recordsOf(loaded)}
              renderCard={(shown) => <JobCard job={shown} />}
              onEndReached={handleEndReached}
            />
          )
        }
      </DataView>
      <EndOfList isLoading={query.isFetchingNextPage} />
    </section>
  );
}
