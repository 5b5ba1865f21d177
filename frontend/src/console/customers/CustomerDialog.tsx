import { zodResolver } from '@hookform/resolvers/zod';
import {
  useCreateCustomerMutation,
  useGetCustomerQuery,
  useUpdateCustomerMutation,
} from '../../api/customers';
import { ifMatch } from '../../api/request/requestHeaders';
import { NewRecordDialog } from '../../ui/record/NewRecordDialog';
import { RecordDialog } from '../../ui/record/RecordDialog';
import { useTranslation } from '../../ui/text/useTranslation';
import { CustomerFields } from './CustomerFields';
import { customerSchema, NO_CUSTOMER, toPayload, toValues } from './customerForm';

export function AddCustomerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('customers');
  const [create] = useCreateCustomerMutation();
  return (
    <NewRecordDialog
      texts={{
        ...{ title: t('add'), submit: t('add'), busy: t('adding') },
        ...{ done: t('added'), failed: t('failed.add') },
      }}
      place="new-customer"
      resolver={zodResolver(customerSchema)}
      defaultValues={NO_CUSTOMER}
      send={(values, once) => create({ newCustomer: toPayload(values), ...once })}
      onClose={onClose}
    >
      <CustomerFields />
    </NewRecordDialog>
  );
}

export function EditCustomerDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('customers');
  const query = useGetCustomerQuery({ id });
  const [change] = useUpdateCustomerMutation();
  return (
    <RecordDialog
      texts={{
        ...{ title: t('edit'), submit: t('save'), busy: t('saving') },
        ...{ done: t('updated'), failed: t('failed.update') },
      }}
      query={query}
      record={query.currentData}
      rows={5}
      place={`customer-${id}`}
      resolver={zodResolver(customerSchema)}
      toValues={toValues}
      save={(values, { version }) =>
        change({ id, customerChanges: toPayload(values), ...ifMatch(version) })
      }
      subject={{ resource: 'customer', id }}
      inWords={({ name, value }) => ({ label: t(`fields.${name}`), text: value })}
      onClose={onClose}
    >
      <CustomerFields />
    </RecordDialog>
  );
}
