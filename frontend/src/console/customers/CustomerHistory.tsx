import { useMemo } from 'react';
import { useJobPagesInfiniteQuery } from '../../api/jobs/jobs';
import { totalOf } from '../../api/cache/pages';
import { ExportButton } from '../../parts/job/ExportButton';
import { JobCard } from '../../parts/job/JobCard';
import { useJobColumns } from '../../parts/job/jobColumns';
import { RecordList } from '../../ui/record/RecordList';
import { EmptyState } from '../../ui/states/EmptyState';
import { useTexts } from '../../ui/text/useTexts';
import { Section } from '../../ui/layout/Section';
import './customers.css';

/** All jobs of the customer, newest first. */
export function CustomerHistory({ customerId }: { customerId: number }) {
  const { t, format } = useTexts('customers');
  const { job, vehicle, driver, route, status, date, price } = useJobColumns();
  const columns = useMemo(
    () => [job, route, vehicle, driver, status, date, price],
    [date, driver, job, price, route, status, vehicle],
  );
  const query = useJobPagesInfiniteQuery({ customerId });
  const total = totalOf(query.data);
  return (
    <Section
      level="h2"
      title={t('history.title')}
      beside={
        <>
          <p className="type-body quiet">
            {total !== undefined && t('jobs', { count: total, shown: format.number(total) })}
          </p>
          <ExportButton filters={{ customerId }} />
        </>
      }
    >
      <RecordList
        query={query}
        label={t('history.title')}
        errorTitle={t('history.loadFailed')}
        empty={<EmptyState text={t('history.empty')} />}
        columns={columns}
        nameOf={({ jobId }) => jobId}
        renderCard={(shown) => <JobCard job={shown} />}
      />
    </Section>
  );
}
