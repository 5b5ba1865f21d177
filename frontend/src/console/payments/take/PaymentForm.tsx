import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { InvoiceSummary } from '../../../api/invoicing/invoices';
import { useTakePaymentMutation, type Payment } from '../../../api/invoicing/payments';
import { useToday } from '../../../parts/job/useToday';
import { viewHref } from '../../../parts/navigation/consoleViews';
import { useSendForm } from '../../../ui/form/sending/useSendForm';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTexts } from '../../../ui/text/useTexts';
import { oldestFirst, partsFor } from './applied';
import { AppliedParts } from './AppliedParts';
import { PaymentFields } from './PaymentFields';
import { paymentSchema, toPayment, type PaymentValues } from './paymentForm';
import { useOpenInvoices } from './useOpenInvoices';

interface PaymentFormProps {
  payer: number | null;
  pays: number | null;
  onClose: () => void;
}

/** The invoices for which the parts were last computed. */
interface FilledFor {
  readonly customerId: number | null;
  readonly invoices: readonly InvoiceSummary[];
}

export function PaymentForm({ payer, pays, onClose }: PaymentFormProps) {
  const { t, format } = useTexts('payments');
  const toast = useToast();
  const [take] = useTakePaymentMutation();
  const { form, sending } = useSendForm<PaymentValues, Payment>({
    place: `new-payment-${payer ?? 'any'}-${pays ?? 'any'}`,
    resolver: zodResolver(paymentSchema),
    defaultValues: {
      customerId: payer,
      paidOn: useToday(),
      amount: null,
      method: 'transfer',
      reference: '',
      note: '',
      parts: [],
    },
    send: (values, once) => take({ newPayment: toPayment(values), ...once }),
    onSent: ({ amount, customerId: paidBy, customerName, allocations }) => {
      toast.success(t('take.done', { amount: format.money(amount) }), {
        about: [customerName, ...allocations.map(({ reference }) => reference)].join(' · '),
        action: { label: t('view'), href: viewHref('payments', { customer: paidBy }) },
      });
      onClose();
    },
  });
  const { control, setValue, getValues } = form;
  const customerId = useWatch({ control, name: 'customerId' });
  const { invoices, isThere } = useOpenInvoices(customerId, pays);
  const filled = useRef<FilledFor>({ customerId: null, invoices: [] });
  useEffect(() => {
    if (!isThere) return;
    const isAnother = filled.current.customerId !== customerId;
    // The requested invoice is paid in full unless the user changes its part.
    const asked = isAnother ? invoices.find(({ id }) => id === pays) : undefined;
    const amount = getValues('amount') ?? asked?.balance ?? null;
    setValue('amount', amount);
    const before = isAnother ? [] : filled.current.invoices;
    setValue('parts', partsFor(amount, invoices, { invoices: before, parts: getValues('parts') }));
    filled.current = { customerId, invoices };
  }, [customerId, getValues, invoices, isThere, pays, setValue]);
  return (
    <DialogForm
      {...sending}
      submitLabel={t('take.submit')}
      busyLabel={t('take.busy')}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <PaymentFields
          isPayerKnown={payer !== null}
          onAmount={(amount) =>
            oldestFirst(amount, invoices).forEach((part, place) =>
              setValue(`parts.${place}.amount`, part),
            )
          }
        />
        {customerId !== null && isThere && <AppliedParts invoices={invoices} />}
      </FormProvider>
    </DialogForm>
  );
}
