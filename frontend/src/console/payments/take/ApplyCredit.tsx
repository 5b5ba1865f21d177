import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import {
  useAllocatePaymentMutation,
  useGetPaymentQuery,
  type Payment,
} from '../../../api/invoicing/payments';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useSendForm } from '../../../ui/form/sending/useSendForm';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { partsFor } from './applied';
import { AppliedParts } from './AppliedParts';
import { creditSchema, toAllocations, type CreditValues } from './paymentForm';
import { useOpenInvoices } from './useOpenInvoices';

/** Applies the remaining credit of a payment to the customer's open invoices. */
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
  const { t, format } = useTexts('payments');
  const toast = useToast();
  const errorText = useErrorText();
  const [allocate] = useAllocatePaymentMutation();
  const { id, customerId, customerName, unapplied, version } = payment;
  const { invoices, isThere } = useOpenInvoices(customerId);
  const { form, sending } = useSendForm<CreditValues, Payment>({
    place: `payment-${id}-credit`,
    resolver: zodResolver(creditSchema),
    defaultValues: { amount: unapplied, parts: [] },
    send: ({ parts }, once) =>
      allocate({
        ...{ id, newAllocations: { allocations: toAllocations(parts) } },
        ...{ ...ifMatch(version), ...once },
      }),
    onSent: () => {
      toast.success(t('apply.done'), { about: customerName });
      onClose();
    },
    onRefused: (error) => toast.error(errorText(error), customerName),
  });
  const { getValues, setValue } = form;
  const filled = useRef<typeof invoices>([]);
  useEffect(() => {
    if (!isThere) return;
    const before = { invoices: filled.current, parts: getValues('parts') };
    setValue('parts', partsFor(unapplied, invoices, before));
    filled.current = invoices;
  }, [getValues, invoices, isThere, setValue, unapplied]);
  return (
    <DialogForm
      {...sending}
      submitLabel={t('apply.submit')}
      busyLabel={t('apply.busy')}
      onClose={onClose}
    >
      <p className="type-body">
        {t('apply.text', { customer: customerName, amount: format.money(unapplied) })}
      </p>
      <FormProvider {...form}>{isThere && <AppliedParts invoices={invoices} />}</FormProvider>
    </DialogForm>
  );
}
