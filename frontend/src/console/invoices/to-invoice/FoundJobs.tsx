import { useMemo } from 'react';
import {
  useBillableJobPagesInfiniteQuery,
  type BillableJob,
} from '../../../api/invoicing/invoices';
import { recordsOf } from '../../../api/cache/pages';
import { DataView } from '../../../ui/states/DataView';
import { EmptyState } from '../../../ui/states/EmptyState';
import { MoreButton } from '../../../ui/states/MoreButton';
import { TableSkeleton } from '../../../ui/states/skeletons';
import { useTranslation } from '../../../ui/text/useTranslation';
import { BillableJobs } from './BillableJobs';
import './to-invoice.css';

interface Found {
  readonly id: number;
  readonly name: string;
  readonly jobs: BillableJob[];
}

/** Jobs without a customer are left out, because they cannot be invoiced. */
function byCustomer(jobs: readonly BillableJob[]): Found[] {
  const found = new Map<number, Found>();
  for (const job of jobs) {
    const { customerId, customerName } = job;
    if (customerId === null || customerName === null) continue;
    const known = found.get(customerId) ?? { id: customerId, name: customerName, jobs: [] };
    known.jobs.push(job);
    found.set(customerId, known);
  }
  return [...found.values()];
}

/** Search results among the jobs to invoice, by customer. */
export function FoundJobs({ q }: { q: string }) {
  const { t } = useTranslation('toInvoice');
  const query = useBillableJobPagesInfiniteQuery({ q });
  const found = useMemo(() => byCustomer(recordsOf(query.data)), [query.data]);
  return (
    <DataView
      query={query}
      errorTitle={t('loadFailed')}
      skeleton={<TableSkeleton rows={3} />}
      isEmpty={() => found.length === 0}
      empty={<EmptyState drawing="search" text={t('noMatches')} />}
    >
      {() => (
        <>
          {found.map(({ id, name, jobs }) => (
            <section key={id} className="list-surface" aria-label={name}>
              <h2 className="type-h3 billable-found">{name}</h2>
              <div className="billable-body">
                <BillableJobs jobs={jobs} customerName={name} />
              </div>
            </section>
          ))}
          <MoreButton query={query} />
        </>
      )}
    </DataView>
  );
}
