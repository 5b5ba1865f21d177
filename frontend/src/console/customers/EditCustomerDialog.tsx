import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import { useGetCustomerQuery, useUpdateCustomerMutation, type Customer } from '../../api/customers';
import { ifMatch } from '../../api/request/requestHeaders';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { DialogWait } from '../../ui/over/DialogWait';
import { useRecordForm } from '../../ui/form/sending/useRecordForm';
import { StaleNotice } from '../../ui/form/sending/StaleNotice';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { CustomerFields } from './CustomerFields';
import { customerSchema, toPayload, toValues } from './customerForm';
import { useFailureText } from './useFailureText';

interface EditCustomerDialogProps {
  id: number;
  onClose: () => void;
}

export function EditCustomerDialog({ id, onClose }: EditCustomerDialogProps) {
  const { t } = useTranslation('customers');
  const query = useGetCustomerQuery({ id });
  return (
    <DialogFrame title={t('edit')} onClose={onClose}>
      {query.data?.id === id ? (
        <EditForm customer={query.data} onClose={onClose} />
      ) : (
        <DialogWait query={query} rows={5} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

function EditForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { t } = useTranslation('customers');
  const toast = useToast();
  const failureText = useFailureText();
  const [change] = useUpdateCustomerMutation();
  const { form, base, theirs, sending } = useRecordForm({
    place: `customer-${customer.id}`,
    record: customer,
    resolver: zodResolver(customerSchema),
    toValues,
    save: (values, { id, version }) =>
      change({ id, customerChanges: toPayload(values), ...ifMatch(version) }),
    onSaved: () => {
      toast.success(t('updated'));
      onClose();
    },
    onRefused: (error) => toast.error(failureText(error, 'update')),
  });
  return (
    <DialogForm {...sending} submitLabel={t('save')} busyLabel={t('saving')} onClose={onClose}>
      <StaleNotice
        resource="customer"
        id={base.id}
        version={base.version}
        theirs={theirs}
        inWords={({ name, value }) => ({
          label: t(`fields.${name}`),
          text: value,
        })}
      />
      <FormProvider {...form}>
        <CustomerFields />
      </FormProvider>
    </DialogForm>
  );
}
