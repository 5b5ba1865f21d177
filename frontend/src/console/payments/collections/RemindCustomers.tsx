import { useSendReminderMailsMutation } from '../../../api/invoicing/invoiceMails';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTexts } from '../../../ui/text/useTexts';
import { overdueOf, type ReceivableRow } from '../receivables/aging';
import { MailRun } from './MailRun';

interface RemindCustomersProps {
  receivables: readonly ReceivableRow[];
  onClose: () => void;
}

/** Sends each of these customers a reminder of every overdue invoice. */
export function RemindCustomers({ receivables, onClose }: RemindCustomersProps) {
  const { t, format } = useTexts('collections');
  const errorText = useErrorText();
  const [send] = useSendReminderMailsMutation();
  const overdue = receivables.filter((row) => overdueOf(row) > 0);
  return (
    <DialogFrame title={t('reminders.open')} onClose={onClose}>
      <MailRun
        kind="reminders"
        text={t('reminders.once')}
        mails={overdue.map((row) => ({
          id: row.id,
          name: [row.customerName, format.money(overdueOf(row))].join(' · '),
          to: row.email,
        }))}
        send={async (id, once) => {
          const { data, error } = await send({ id, ...once });
          if (error) return errorText(error);
          if (data.queued > 0) return null;
          // A colleague was faster, or a payment arrived.
          return t(data.remindedToday > 0 ? 'reminders.already' : 'reminders.paid');
        }}
        onClose={onClose}
      />
    </DialogFrame>
  );
}
