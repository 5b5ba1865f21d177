import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import {
  useChangeCustomerBillingMutation,
  useGetCustomerBillingQuery,
  type CustomerBilling,
} from '../../../api/customerBilling';
import { useGetCustomerQuery, type Customer } from '../../../api/customers';
import { ifMatch } from '../../../api/request/requestHeaders';
import { showServerProblems } from '../../../ui/form/serverProblems';
import { StaleNotice } from '../../../ui/form/StaleNotice';
import { useRebasedForm } from '../../../ui/form/useRebasedForm';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';
import { BillingFields } from './BillingFields';
import { billingSchema, toPayload, toValues, type BillingValues } from './billingForm';

interface BillingDialogProps {
  id: number;
  onClose: () => void;
}

/** Changes how a customer is invoiced. */
export function BillingDialog({ id, onClose }: BillingDialogProps) {
  const { t } = useTranslation('customers');
  const query = useGetCustomerBillingQuery({ id });
  const customer = useGetCustomerQuery({ id });
  return (
    <DialogFrame title={t('billing.edit')} onClose={onClose}>
      {query.data && customer.data ? (
        <BillingForm billing={query.data} customer={customer.data} onClose={onClose} />
      ) : (
        <DialogWait query={query.data ? customer : query} rows={6} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

interface BillingFormProps {
  billing: CustomerBilling;
  customer: Customer;
  onClose: () => void;
}

function BillingForm({ billing, customer, onClose }: BillingFormProps) {
  const { t } = useTranslation('customers');
  const toast = useToast();
  const errorText = useErrorText();
  const [change, { isLoading }] = useChangeCustomerBillingMutation();
  const form = useForm<BillingValues>({
    resolver: zodResolver(billingSchema),
    defaultValues: toValues(billing),
  });
  const { base, theirs, rebase } = useRebasedForm(form, billing, toValues);
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const { error } = await change({
      id: customer.id,
      customerBillingChanges: toPayload(values),
      ...ifMatch(base.version),
    });
    if (!error) {
      toast.success(t('billing.saved'));
      onClose();
      return;
    }
    if (rebase(error)) return;
    toast.error(errorText(error));
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
          id={customer.id}
          theirs={theirs.map(({ name, value }) => ({
            label: t(`billing.fields.${name}`),
            text: String(value ?? ''),
          }))}
        />
      )}
      <FormProvider {...form}>
        <BillingFields customer={customer} />
      </FormProvider>
    </DialogForm>
  );
}
