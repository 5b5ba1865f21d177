import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import {
  useChangeCustomerBillingMutation,
  useGetCustomerBillingQuery,
  type CustomerBilling,
} from '../../../api/invoicing/customerBilling';
import { useGetCustomerQuery, type Customer } from '../../../api/customers';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useRecordForm } from '../../../ui/form/sending/useRecordForm';
import { StaleNotice } from '../../../ui/form/sending/StaleNotice';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTranslation } from '../../../ui/text/useTranslation';
import { BillingFields } from './BillingFields';
import { billingSchema, toPayload, toValues } from './billingForm';

interface BillingDialogProps {
  id: number;
  onClose: () => void;
}

/** Edits the customer's billing settings. */
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
  const [change] = useChangeCustomerBillingMutation();
  const { form, base, theirs, sending } = useRecordForm({
    place: `customer-${customer.id}-billing`,
    record: billing,
    resolver: zodResolver(billingSchema),
    toValues,
    save: (values, { version }) =>
      change({
        id: customer.id,
        customerBillingChanges: toPayload(values),
        ...ifMatch(version),
      }),
    onSaved: () => {
      toast.success(t('billing.saved'));
      onClose();
    },
  });
  return (
    <DialogForm {...sending} submitLabel={t('save')} busyLabel={t('saving')} onClose={onClose}>
      <StaleNotice
        resource="customer"
        id={customer.id}
        version={base.version}
        theirs={theirs}
        inWords={({ name, value }) => ({
          label: t(`billing.fields.${name}`),
          text: String(value ?? ''),
        })}
      />
      <FormProvider {...form}>
        <BillingFields customer={customer} />
      </FormProvider>
    </DialogForm>
  );
}
