import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import {
  useListStatementMailsQuery,
  useSendStatementMailMutation,
  type StatementMails,
} from '../../../api/invoicing/invoiceMails';
import { daysOf } from '../../../parts/invoices/periods';
import { useToday } from '../../../parts/job/useToday';
import { AddressFields } from '../../../parts/mail/AddressFields';
import { addressSchema, toAddressed } from '../../../parts/mail/addressForm';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useSendForm } from '../../../ui/form/sending/useSendForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useToast } from '../../../ui/over/toast/useToast';
import '../../../ui/text/type.css';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';

interface StatementMailProps {
  customer: { id: number; name: string };
  onClose: () => void;
}

/** Sends a customer the statement of the year to date. */
export function StatementMail({ customer, onClose }: StatementMailProps) {
  const { t } = useTranslation('invoiceMail');
  const query = useListStatementMailsQuery({ id: customer.id });
  const mails = query.currentData;
  return (
    <DialogFrame title={t('statement.title', { customer: customer.name })} onClose={onClose}>
      {mails ? (
        <StatementForm {...{ customer, mails, onClose }} />
      ) : (
        <DialogWait query={query} rows={3} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

function StatementForm({
  customer,
  mails,
  onClose,
}: StatementMailProps & { mails: StatementMails }) {
  const { t } = useTranslation('invoiceMail');
  const format = useFormat();
  const toast = useToast();
  const today = useToday();
  const [send] = useSendStatementMailMutation();
  const { from } = daysOf('thisYear', today);
  const { form, sending } = useSendForm({
    place: `statement-${customer.id}`,
    resolver: zodResolver(addressSchema),
    defaultValues: { to: mails.to ?? '', message: '' },
    send: (values, once) => {
      const newStatementMail = { ...toAddressed(values), from, until: today };
      return send({ id: customer.id, newStatementMail, ...once });
    },
    onSent: (_mail, values) => {
      const addresses = format.list(toAddressed(values).to);
      toast.success(t('done', { addresses }), { about: customer.name });
      onClose();
    },
  });
  return (
    <FormProvider {...form}>
      <DialogForm {...sending} submitLabel={t('submit')} busyLabel={t('busy')} onClose={onClose}>
        <p className="type-body">
          {mails.canSend
            ? t('statement.what', { from: format.day(from), to: format.day(today) })
            : t('statement.noServer')}
        </p>
        <AddressFields isKnown={mails.to !== null} />
      </DialogForm>
    </FormProvider>
  );
}
