import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import {
  useAllocatePaymentMutation,
  useGetPaymentQuery,
  type Payment,
} from '../../../api/invoicing/payments';
import { idempotent, ifMatch } from '../../../api/request/requestHeaders';
import { useIntentKey } from '../../../ui/form/useIntentKey';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useToast } from '../../../ui/over/toast/useToast';
import '../../../ui/text/type.css';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { oldestFirst } from './applied';
import { AppliedParts } from './AppliedParts';
import { creditSchema, toAllocations, type CreditValues } from './paymentForm';
import { useOpenInvoices } from './useOpenInvoices';

/** Gives what no invoice has taken of a payment to the customer's open invoices. */
export function ApplyCredit({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('payments');
  const query = useGetPaymentQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <DialogFrame title={t('apply.title')} onClose={onClose}>
      {query.currentData ? (
        <CreditForm payment={query.currentData} onClose={onClose} />
      ) : (
        <DialogWait query={query} rows={3} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

function CreditForm({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const intent = useIntentKey();
  const [allocate, { isLoading }] = useAllocatePaymentMutation();
  const { id, customerId, customerName, unapplied, version } = payment;
  const { invoices, isThere } = useOpenInvoices(customerId);
  const form = useForm<CreditValues>({
    resolver: zodResolver(creditSchema),
    defaultValues: { amount: unapplied, parts: [] },
  });
  const { setValue } = form;
  useEffect(() => {
    if (!isThere) return;
    const parts = oldestFirst(unapplied, invoices);
    setValue(
      'parts',
      invoices.map((invoice, place) => ({ invoiceId: invoice.id, amount: parts[place] ?? null })),
    );
  }, [invoices, isThere, setValue, unapplied]);
  const submit = form.handleSubmit(async ({ parts }) => {
    if (isLoading) return;
    const { data, error } = await allocate({
      id,
      newAllocations: { allocations: toAllocations(parts) },
      ...ifMatch(version),
      ...idempotent(intent.read()),
    });
    if (!data) {
      intent.isSpentBy(error);
      toast.error(errorText(error), customerName);
      return;
    }
    toast.success(t('apply.done'), { about: customerName });
    onClose();
  });
  return (
    <DialogForm
      submitLabel={t('apply.submit')}
      busyLabel={t('apply.busy')}
      isBusy={isLoading}
      isDirty={form.formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="type-body">
        {t('apply.text', { customer: customerName, amount: format.money(unapplied) })}
      </p>
      <FormProvider {...form}>{isThere && <AppliedParts invoices={invoices} />}</FormProvider>
    </DialogForm>
  );
}
