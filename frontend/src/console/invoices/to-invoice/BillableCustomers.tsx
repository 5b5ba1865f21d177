import { useListBillableCustomersQuery } from '../../../api/invoicing/invoices';
import { DataView } from '../../../ui/states/DataView';
import { EmptyState } from '../../../ui/states/EmptyState';
import { TableSkeleton } from '../../../ui/states/skeletons';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useUrlState } from '../../../ui/url/urlState';
import { BillableCustomer } from './BillableCustomer';
import './to-invoice.css';
import { TO_INVOICE_FIELDS } from './toInvoiceUrl';

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
