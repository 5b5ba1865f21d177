import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import { useCreateCustomerMutation } from '../../api/customers';
import { DialogForm } from '../../ui/over/DialogForm';
import { useSendForm } from '../../ui/form/sending/useSendForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { CustomerFields } from './CustomerFields';
import { customerSchema, NO_CUSTOMER, toPayload } from './customerForm';
import { useFailureText } from './useFailureText';

export function AddCustomerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('customers');
  return (
    <DialogFrame title={t('add')} onClose={onClose}>
      <AddForm onClose={onClose} />
    </DialogFrame>
  );
}

function AddForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('customers');
  const toast = useToast();
  const failureText = useFailureText();
  const [create] = useCreateCustomerMutation();
  const { form, sending } = useSendForm({
    place: 'new-customer',
    resolver: zodResolver(customerSchema),
    defaultValues: NO_CUSTOMER,
    send: (values, once) => create({ newCustomer: toPayload(values), ...once }),
    onSent: () => {
      toast.success(t('added'));
      onClose();
    },
    onRefused: (error) => toast.error(failureText(error, 'add')),
  });
  return (
    <DialogForm {...sending} submitLabel={t('add')} busyLabel={t('adding')} onClose={onClose}>
      <FormProvider {...form}>
        <CustomerFields />
      </FormProvider>
    </DialogForm>
  );
}
