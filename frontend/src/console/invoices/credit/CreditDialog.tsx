import { TEXT_MAX } from '@dispatch/domain/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { Controller, FormProvider, useWatch } from 'react-hook-form';
import type { Creditable } from '../../../api/generated/endpoints';
import {
  useCreditInvoiceMutation,
  useGetCreditableQuery,
  useGetInvoiceQuery,
  type Invoice,
} from '../../../api/invoicing/invoices';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useInvoiceFromHere, useInvoicePanel } from '../../../parts/navigation/invoicePanel';
import { SegmentedChoice } from '../../../ui/button/SegmentedChoice';
import { FormField } from '../../../ui/form/FormField';
import { useSendForm } from '../../../ui/form/sending/useSendForm';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { CreditedLines } from './CreditedLines';
import {
  CREDIT_EXTENTS,
  creditSchema,
  creditValues,
  toCreditNote,
  type CreditValues,
} from './creditForm';
import { creditRules } from './creditRules';
import { CreditSums } from './CreditSums';

/** Credits an invoice, whole or by line, for a reason. */
export function CreditDialog() {
  const { t } = useTranslation('invoice');
  const { invoiceId, change } = useInvoicePanel();
  const asked = invoiceId === null ? skipToken : { id: invoiceId };
  const invoiceQuery = useGetInvoiceQuery(asked);
  const creditableQuery = useGetCreditableQuery(asked, { refetchOnMountOrArgChange: true });
  const invoice = invoiceQuery.currentData;
  const creditable = creditableQuery.currentData;
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
      {invoice && creditable ? (
        <CreditForm {...{ invoice, creditable }} onClose={close} />
      ) : (
        <DialogWait
          query={invoiceQuery.error === undefined ? creditableQuery : invoiceQuery}
          rows={3}
          onClose={close}
        />
      )}
    </DialogFrame>
  );
}

interface CreditFormProps {
  invoice: Invoice;
  creditable: Creditable;
  onClose: () => void;
}

function CreditForm({ invoice, creditable, onClose }: CreditFormProps) {
  const { t, format } = useTexts('invoice');
  const toast = useToast();
  const invoiceFromHere = useInvoiceFromHere();
  const [credit] = useCreditInvoiceMutation();
  const rules = useMemo(() => creditRules(invoice, creditable), [invoice, creditable]);
  const { form, sending } = useSendForm({
    place: `invoice-${invoice.id}-credited`,
    resolver: zodResolver(creditSchema),
    defaultValues: creditValues(rules),
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
    <FormProvider {...form}>
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
        {extent === 'lines' && <CreditedLines {...{ invoice, rules }} />}
        <CreditSums rules={rules} />
        <FormField<CreditValues>
          name="reason"
          label={t('credit.reason')}
          help={t('credit.reasonHelp')}
          rows={2}
          maxLength={TEXT_MAX.invoiceNote}
        />
      </DialogForm>
    </FormProvider>
  );
}
