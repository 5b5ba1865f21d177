import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { useCreateCustomerMutation } from '../../api/customers';
import { idempotent } from '../../api/request/requestHeaders';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { showServerProblems } from '../../ui/form/serverProblems';
import { useIntentKey } from '../../ui/form/useIntentKey';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { CustomerFields } from './CustomerFields';
import { customerSchema, NO_CUSTOMER, toPayload, type CustomerValues } from './customerForm';
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
  const { t } = useTranslation(['customers', 'common']);
  const toast = useToast();
  const failureText = useFailureText();
  const intent = useIntentKey();
  const [create, { isLoading }] = useCreateCustomerMutation();
  const form = useForm<CustomerValues>({
    resolver: zodResolver(customerSchema),
    defaultValues: NO_CUSTOMER,
  });
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const { error } = await create({
      newCustomer: toPayload(values),
      ...idempotent(intent.read()),
    });
    if (!error) {
      toast.success(t('added'));
      onClose();
      return;
    }
    const text = intent.isSpentBy(error) ? t('common:mayExist') : failureText(error, 'add');
    toast.error(text);
    showServerProblems(error, values, form.setError);
  });
  return (
    <DialogForm
      submitLabel={t('add')}
      busyLabel={t('adding')}
      isBusy={isLoading}
      isDirty={form.formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <CustomerFields />
      </FormProvider>
    </DialogForm>
  );
}
