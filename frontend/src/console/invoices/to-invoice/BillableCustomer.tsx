import { useId } from 'react';
import {
  useBillableJobPagesInfiniteQuery,
  type BillableCustomer as Customer,
} from '../../../api/invoicing/invoices';
import { recordsOf } from '../../../api/cache/pages';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { Icon } from '../../../ui/icon/Icon';
import { DataView } from '../../../ui/states/DataView';
import { MoreButton } from '../../../ui/states/MoreButton';
import { TableSkeleton } from '../../../ui/states/skeletons';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { BillableJobs } from './BillableJobs';
import './to-invoice.css';

interface BillableCustomerProps {
  customer: Customer;
  isOpen: boolean;
  onToggle: () => void;
}

/** One customer with the amounts to invoice; pressing it shows the jobs. */
export function BillableCustomer({ customer, isOpen, onToggle }: BillableCustomerProps) {
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
          {jobsWithoutPrice > 0 && (
            <span className="small warned">
              {t('withoutPrice', {
                count: jobsWithoutPrice,
                shown: format.number(jobsWithoutPrice),
              })}
            </span>
          )}
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
