import { useState } from 'react';
import { useSession } from '../../api/accounts/session';
import { makePlaceKeeper } from '../../ui/list/lines/listPlace';
import { late } from '../../ui/over/late';
import { CustomerDetail } from './CustomerDetail';
import { CustomerList } from './CustomerList';
import { useCustomersUrl } from './customersUrl';

const AddCustomerDialog = late(async () => (await import('./CustomerDialog')).AddCustomerDialog);
const BillingDialog = late(async () => (await import('./billing/BillingDialog')).BillingDialog);
const NoticesDialog = late(async () => (await import('./notices/NoticesDialog')).NoticesDialog, {
  texts: ['telling'],
});
const EditCustomerDialog = late(async () => (await import('./CustomerDialog')).EditCustomerDialog);

/** Specification 2.8: the directory, or one customer of it. */
export function CustomersView() {
  const [{ customer, dialog, edit }, change] = useCustomersUrl();
  const { may } = useSession();
  const [placeKeeper] = useState(makePlaceKeeper);
  return (
    <>
      {customer === null ? (
        <CustomerList placeKeeper={placeKeeper} />
      ) : (
        <CustomerDetail key={customer} id={customer} />
      )}
      {dialog === 'add' && may('customers:manage') && (
        <AddCustomerDialog onClose={() => change({ dialog: '' })} />
      )}
      {dialog === 'billing' && customer !== null && may('billing:manage') && (
        <BillingDialog key={customer} id={customer} onClose={() => change({ dialog: '' })} />
      )}
      {dialog === 'notices' && customer !== null && may('customers:manage') && (
        <NoticesDialog key={customer} id={customer} onClose={() => change({ dialog: '' })} />
      )}
      {edit !== null && may('customers:manage') && (
        <EditCustomerDialog key={edit} id={edit} onClose={() => change({ edit: null })} />
      )}
    </>
  );
}
