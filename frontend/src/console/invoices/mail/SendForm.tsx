import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { useSendInvoiceMailMutation } from '../../../api/invoicing/invoiceMails';
import type { Invoice } from '../../../api/invoicing/invoices';
import { AddressFields } from '../../../parts/mail/AddressFields';
import { CheckBox } from '../../../ui/form/CheckBox';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useSendForm } from '../../../ui/form/sending/useSendForm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import './mail.css';
import { isNewAddress, mailSchema, toMail, type MailValues } from './mailForm';

interface SendFormProps {
  invoice: Invoice;
  kind: 'invoice' | 'reminder';
  /** The customer's address for invoices; null if unknown. */
  to: string | null;
  onClose: () => void;
}

export function SendForm({ invoice, kind, to, onClose }: SendFormProps) {
  const { t, format } = useTexts('invoiceMail');
  const toast = useToast();
  const [send] = useSendInvoiceMailMutation();
  // A credit note moves no vehicle, and a reminder attaches only the invoice.
  const hasBills = kind === 'invoice' && invoice.kind === 'invoice';
  const { form, sending } = useSendForm({
    place: `invoice-${invoice.id}-${kind}`,
    resolver: zodResolver(mailSchema),
    defaultValues: {
      ...{ to: to ?? '', message: '', billsOfLading: hasBills },
      ...{ unsignedBills: false, keepAddress: false },
    },
    send: (values, once) => send({ id: invoice.id, newInvoiceMail: toMail(kind, values), ...once }),
    onSent: (_mail, values) => {
      const addresses = format.list(toMail(kind, values).to);
      toast.success(t('done', { addresses }), { about: invoice.reference ?? '' });
      onClose();
    },
  });
  const [typed, withBills] = useWatch({ control: form.control, name: ['to', 'billsOfLading'] });
  return (
    <FormProvider {...form}>
      <DialogForm {...sending} submitLabel={t('submit')} busyLabel={t('busy')} onClose={onClose}>
        <p className="type-body">
          {t(`what.${kind}`, { language: t(`languages.${invoice.language}`) })}
        </p>
        <AddressFields isKnown={to !== null} />
        {isNewAddress(typed, to) && <Choice name="keepAddress" />}
        {hasBills && (
          <div className="mail-bills">
            <Choice name="billsOfLading" />
            {withBills && <Choice name="unsignedBills" />}
          </div>
        )}
      </DialogForm>
    </FormProvider>
  );
}

function Choice({ name }: { name: 'billsOfLading' | 'keepAddress' | 'unsignedBills' }) {
  const { t } = useTranslation('invoiceMail');
  const { control } = useFormContext<MailValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <CheckBox label={t(`fields.${name}`)} checked={field.value} onChange={field.onChange} />
      )}
    />
  );
}
