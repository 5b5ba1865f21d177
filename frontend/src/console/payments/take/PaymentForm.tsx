import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTakePaymentMutation } from '../../../api/invoicing/payments';
import { idempotent } from '../../../api/request/requestHeaders';
import { useToday } from '../../../parts/job/useToday';
import { viewHref } from '../../../parts/navigation/consoleViews';
import { showServerProblems } from '../../../ui/form/serverProblems';
import { useIntentKey } from '../../../ui/form/useIntentKey';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { oldestFirst } from './applied';
import { AppliedParts } from './AppliedParts';
import { PaymentFields } from './PaymentFields';
import { paymentSchema, toPayment, type PaymentValues } from './paymentForm';
import { useOpenInvoices } from './useOpenInvoices';

interface PaymentFormProps {
  payer: number | null;
  pays: number | null;
  onClose: () => void;
}

export function PaymentForm({ payer, pays, onClose }: PaymentFormProps) {
  const { t } = useTranslation(['payments', 'common']);
  const format = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const intent = useIntentKey();
  const [take, { isLoading }] = useTakePaymentMutation();
  const form = useForm<PaymentValues>({
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
  });
  const { control, formState, setValue, getValues } = form;
  const customerId = useWatch({ control, name: 'customerId' });
  const { invoices, isThere } = useOpenInvoices(customerId, pays);
  useEffect(() => {
    if (!isThere) return;
    // The invoice that was asked to be paid is paid whole unless something else is typed.
    const asked = invoices.find(({ id }) => id === pays);
    const amount = getValues('amount') ?? asked?.balance ?? null;
    setValue('amount', amount);
    const parts = oldestFirst(amount, invoices);
    setValue(
      'parts',
      invoices.map(({ id }, place) => ({ invoiceId: id, amount: parts[place] ?? null })),
    );
  }, [getValues, invoices, isThere, pays, setValue]);
  const submit = form.handleSubmit(async (values) => {
    if (isLoading || values.customerId === null || values.amount === null) return;
    const { data, error } = await take({
      newPayment: toPayment(values, values.customerId, values.amount),
      ...idempotent(intent.read()),
    });
    if (!data) {
      toast.error(intent.isSpentBy(error) ? t('common:mayExist') : errorText(error));
      showServerProblems(error, values, form.setError);
      return;
    }
    toast.success(t('take.done', { amount: format.money(data.amount) }), {
      about: [data.customerName, ...data.allocations.map(({ reference }) => reference)].join(' · '),
      action: {
        label: t('view'),
        href: viewHref('payments', { customer: data.customerId }),
      },
    });
    onClose();
  });
  return (
    <DialogForm
      submitLabel={t('take.submit')}
      busyLabel={t('take.busy')}
      isBusy={isLoading}
      isDirty={formState.isDirty}
      onSubmit={() => void submit()}
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
