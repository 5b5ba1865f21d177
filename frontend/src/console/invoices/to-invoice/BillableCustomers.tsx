import { useId } from 'react';
import {
  useListBillableCustomersQuery,
  useBillableJobPagesInfiniteQuery,
  type BillableCustomer as Customer,
} from '../../../api/invoicing/invoices';
import { DataView } from '../../../ui/states/DataView';
import { EmptyState } from '../../../ui/states/EmptyState';
import { TableSkeleton } from '../../../ui/states/skeletons';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useUrlState } from '../../../ui/url/urlState';
import './to-invoice.css';
import { TO_INVOICE_FIELDS } from './toInvoiceUrl';
import { recordsOf } from '../../../api/cache/pages';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { Icon } from '../../../ui/icon/Icon';
import { MoreButton } from '../../../ui/states/MoreButton';
import { JobsWithoutPrice } from '../JobsWithoutPrice';
import { useTexts } from '../../../ui/text/useTexts';
import { BillableJobs } from './BillableJobs';

/** Customers with jobs to invoice, by name; the jobs of one are shown. */
export function BillableCustomers() {
  const { t } = useTranslation('toInvoice');
  const [{ customer: opened }, change] = useUrlState(TO_INVOICE_FIELDS);
  const query = useListBillableCustomersQuery({});
  return (
    <DataView
      query={query}
      errorTitle={t('loadFailed')}
      skeleton={<TableSkeleton rows={5} />}
      empty={<EmptyState text={t('empty')} hint={t('emptyHint')} />}
    >
      {(customers) => (
        <ul className="list-surface plain-list billable-customers">
          {customers.map((customer) => {
            const { customerId } = customer;
            const isOpen = customerId === opened;
            return (
              <BillableCustomer
                key={customerId}
                customer={customer}
                isOpen={isOpen}
                onToggle={() => change({ customer: isOpen ? null : customerId })}
              />
            );
          })}
        </ul>
      )}
    </DataView>
  );
}

interface BillableCustomerProps {
  customer: Customer;
  isOpen: boolean;
  onToggle: () => void;
}

/** One customer with the amounts to invoice; pressing it shows the jobs. */
function BillableCustomer({ customer, isOpen, onToggle }: BillableCustomerProps) {
  const { t, format } = useTexts('toInvoice');
  const id = useId();
  const { customerId, customerName, gathering, jobs, jobsWithoutPrice, amount } = customer;
  return (
    <li>
      <button
        type="button"
        className="billable-head"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className="billable-arrow">
          <Icon name="drop-down" />
        </span>
        <span className="billable-name">
          <span className="strong breakable">{customerName}</span>
          <span className="small quiet">
            {[
              t('jobs', { count: jobs, shown: format.number(jobs) }),
              t(`gathering.${gathering}`),
            ].join(' · ')}
          </span>
          <JobsWithoutPrice count={jobsWithoutPrice} />
        </span>
        <span className="strong">
          <MoneyText amount={amount} />
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <JobsOf customerId={customerId} customerName={customerName} />}
      </div>
    </li>
  );
}

function JobsOf({ customerId, customerName }: { customerId: number; customerName: string }) {
  const { t } = useTranslation('toInvoice');
  const query = useBillableJobPagesInfiniteQuery({ customerId });
  return (
    <div className="billable-body">
      <DataView query={query} errorTitle={t('loadFailed')} skeleton={<TableSkeleton rows={3} />}>
        {(loaded) => (
          <>
            <BillableJobs jobs={recordsOf(loaded)} customerName={customerName} />
            <MoreButton query={query} />
          </>
        )}
      </DataView>
    </div>
  );
}
