import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useSendInvoiceMailMutation } from '../../../api/invoicing/invoiceMails';
import type { Invoice } from '../../../api/invoicing/invoices';
import { idempotent } from '../../../api/request/requestHeaders';
import { AddressFields } from '../../../parts/mail/AddressFields';
import { CheckBox } from '../../../ui/form/CheckBox';
import { useIntentKey } from '../../../ui/form/useIntentKey';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useToast } from '../../../ui/over/toast/useToast';
import '../../../ui/text/type.css';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { mailSchema, toMail, type MailValues } from './mailForm';

interface SendFormProps {
  invoice: Invoice;
  kind: 'invoice' | 'reminder';
  /** Where the customer gets invoices; null where nobody knows. */
  to: string | null;
  onClose: () => void;
}

export function SendForm({ invoice, kind, to, onClose }: SendFormProps) {
  const { t } = useTranslation(['invoiceMail', 'common']);
  const format = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const intent = useIntentKey();
  const [send, { isLoading }] = useSendInvoiceMailMutation();
  // A credit note moves no vehicle, and a reminder repeats no paper but the invoice.
  const hasBills = kind === 'invoice' && invoice.kind === 'invoice';
  const form = useForm<MailValues>({
    resolver: zodResolver(mailSchema),
    defaultValues: { to: to ?? '', message: '', billsOfLading: hasBills },
  });
  const { control, formState } = form;
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const newInvoiceMail = toMail(kind, values);
    const { error } = await send({ id: invoice.id, newInvoiceMail, ...idempotent(intent.read()) });
    if (error) {
      toast.error(intent.isSpentBy(error) ? t('common:mayExist') : errorText(error));
      return;
    }
    toast.success(t('done', { addresses: format.list(newInvoiceMail.to) }), {
      about: invoice.reference ?? '',
    });
    onClose();
  });
  return (
    <FormProvider {...form}>
      <DialogForm
        submitLabel={t('submit')}
        busyLabel={t('busy')}
        isBusy={isLoading}
        isDirty={formState.isDirty}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <p className="type-body">
          {t(`what.${kind}`, { language: t(`languages.${invoice.language}`) })}
        </p>
        <AddressFields isKnown={to !== null} />
        {hasBills && (
          <Controller
            control={control}
            name="billsOfLading"
            render={({ field }) => (
              <CheckBox
                label={t('fields.billsOfLading')}
                checked={field.value}
                onChange={field.onChange}
              />
            )}
          />
        )}
      </DialogForm>
    </FormProvider>
  );
}
