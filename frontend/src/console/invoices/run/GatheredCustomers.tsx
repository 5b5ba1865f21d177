import type { BillableCustomer } from '../../../api/invoicing/invoices';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { DataView } from '../../../ui/states/DataView';
import { EmptyState } from '../../../ui/states/EmptyState';
import { TableSkeleton } from '../../../ui/states/skeletons';
import { JobsWithoutPrice } from '../JobsWithoutPrice';
import { useTexts } from '../../../ui/text/useTexts';
import '../../../parts/run/run.css';

interface GatheredCustomersProps {
  query: {
    currentData?: readonly BillableCustomer[] | undefined;
    error?: unknown;
    isLoading: boolean;
    isUninitialized: boolean;
    refetch: () => unknown;
  };
}

/** Customers with their number of jobs and their total. */
export function GatheredCustomers({ query }: GatheredCustomersProps) {
  const { t, format } = useTexts('toInvoice');
  const { currentData, ...answer } = query;
  if (answer.isUninitialized) return <p className="type-body quiet">{t('gather.noDate')}</p>;
  return (
    <DataView
      query={{ ...answer, data: currentData }}
      errorTitle={t('loadFailed')}
      skeleton={<TableSkeleton rows={3} />}
      empty={<EmptyState text={t('gather.none')} hint={t('gather.noneHint')} />}
    >
      {(customers) => (
        <ul className="card gathered" aria-label={t('gather.customers')}>
          {customers.map(({ customerId, customerName, jobs, jobsWithoutPrice, amount }) => (
            <li key={customerId}>
              <span className="push breakable">
                <span className="strong">{customerName}</span>{' '}
                <span className="small quiet">
                  {t('jobs', { count: jobs, shown: format.number(jobs) })}
                </span>{' '}
                <JobsWithoutPrice count={jobsWithoutPrice} />
              </span>
              <MoneyText amount={amount} />
            </li>
          ))}
        </ul>
      )}
    </DataView>
  );
}
