import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { useGetCustomerQuery, useUpdateCustomerMutation, type Customer } from '../../api/customers';
import { ifMatch } from '../../api/request/requestHeaders';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { DialogWait } from '../../ui/over/DialogWait';
import { showServerProblems } from '../../ui/form/serverProblems';
import { StaleNotice } from '../../ui/form/StaleNotice';
import { useRebasedForm } from '../../ui/form/useRebasedForm';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { CustomerFields } from './CustomerFields';
import { customerSchema, toPayload, toValues, type CustomerValues } from './customerForm';
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
  const [update, { isLoading }] = useUpdateCustomerMutation();
  const form = useForm<CustomerValues>({
    resolver: zodResolver(customerSchema),
    defaultValues: toValues(customer),
  });
  const { base, theirs, rebase } = useRebasedForm(form, customer, toValues);
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const { error } = await update({
      id: base.id,
      customerChanges: toPayload(values),
      ...ifMatch(base.version),
    });
    if (!error) {
      toast.success(t('updated'));
      onClose();
      return;
    }
    if (rebase(error)) return;
    toast.error(failureText(error, 'update'));
    showServerProblems(error, values, form.setError);
  });
  return (
    <DialogForm
      submitLabel={t('save')}
      busyLabel={t('saving')}
      isBusy={isLoading}
      isDirty={form.formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {theirs && (
        <StaleNotice
          key={base.version}
          resource="customer"
          id={base.id}
          theirs={theirs.map(({ name, value }) => ({
            label: t(`fields.${name}`),
            text: value,
          }))}
        />
      )}
      <FormProvider {...form}>
        <CustomerFields />
      </FormProvider>
    </DialogForm>
  );
}
