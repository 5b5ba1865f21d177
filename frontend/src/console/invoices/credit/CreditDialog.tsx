import { zodResolver } from '@hookform/resolvers/zod';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { AMOUNT } from '@dispatch/domain/text/money';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import {
  useCreditInvoiceMutation,
  useGetInvoiceQuery,
  type Invoice,
} from '../../../api/invoicing/invoices';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useInvoiceFromHere, useInvoicePanel } from '../../../parts/navigation/invoicePanel';
import { SegmentedChoice } from '../../../ui/button/SegmentedChoice';
import { FormField } from '../../../ui/form/FormField';
import { NumberField } from '../../../ui/form/number/NumberField';
import { useSendForm } from '../../../ui/form/sending/useSendForm';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useToast } from '../../../ui/over/toast/useToast';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import {
  CREDIT_EXTENTS,
  creditSchema,
  creditValues,
  toCreditNote,
  type CreditValues,
} from './creditForm';

/** Credits an invoice, whole or by line, for a reason. */
export function CreditDialog() {
  const { t } = useTranslation('invoice');
  const { invoiceId, change } = useInvoicePanel();
  const query = useGetInvoiceQuery(invoiceId === null ? skipToken : { id: invoiceId });
  const invoice = query.currentData;
  const close = () => change('details');
  return (
    <DialogFrame
      title={
        invoice?.reference
          ? t('credit.title', { reference: invoice.reference })
          : t('actions.credit')
      }
      onClose={close}
    >
      {invoice ? (
        <CreditForm invoice={invoice} onClose={close} />
      ) : (
        <DialogWait query={query} rows={3} onClose={close} />
      )}
    </DialogFrame>
  );
}

function CreditForm({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t } = useTranslation('invoice');
  const format = useFormat();
  const toast = useToast();
  const invoiceFromHere = useInvoiceFromHere();
  const [credit] = useCreditInvoiceMutation();
  const { form, sending } = useSendForm({
    place: `invoice-${invoice.id}-credit`,
    resolver: zodResolver(creditSchema),
    defaultValues: creditValues(invoice),
    send: (values, once) =>
      credit({
        ...{ id: invoice.id, newCreditNote: toCreditNote(values) },
        ...{ ...ifMatch(invoice.version), ...once },
      }),
    onSent: (note) => {
      toast.success(t('credit.done', { reference: note.reference ?? '' }), {
        about: invoice.customerName,
        action: { label: t('credit.send'), href: invoiceFromHere(note.id, 'send') },
      });
      onClose();
    },
  });
  const { control } = form;
  const extent = useWatch({ control, name: 'extent' });
  return (
    <DialogForm
      {...sending}
      submitLabel={t('credit.submit')}
      busyLabel={t('credit.busy')}
      onClose={onClose}
    >
      <Controller
        control={control}
        name="extent"
        render={({ field }) => (
          <SegmentedChoice
            label={t('credit.extent')}
            options={CREDIT_EXTENTS.map((value) => ({ value, label: t(`credit.${value}`) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <p className="type-small quiet">
        {t(`credit.${extent}Help`, { amount: format.money(invoice.total) })}
      </p>
      {extent === 'lines' && <CreditedLines invoice={invoice} control={control} />}
      <FormField
        control={control}
        name="reason"
        label={t('credit.reason')}
        help={t('credit.reasonHelp')}
        rows={2}
        maxLength={TEXT_MAX.invoiceNote}
      />
    </DialogForm>
  );
}

function CreditedLines({ invoice, control }: { invoice: Invoice; control: Control<CreditValues> }) {
  const { t } = useTranslation('invoice');
  const format = useFormat();
  const lines = invoice.lines.filter(({ id }) => id !== null);
  return lines.map(({ id, jobReference, description, vin, amount }, place) => (
    <NumberField
      key={id}
      control={control}
      name={`lines.${place}.amount`}
      label={[jobReference, description, vin].filter(Boolean).join(' · ')}
      help={t('credit.ofLine', { amount: format.money(amount) })}
      bounds={{ ...AMOUNT, min: Math.min(0, amount), max: Math.max(0, amount) }}
    />
  ));
}
