import { useSendStatementMailMutation } from '../../../api/invoicing/invoiceMails';
import { useToday } from '../../../parts/job/useToday';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTexts } from '../../../ui/text/useTexts';
import type { ReceivableRow } from '../receivables/aging';
import { usualDays } from '../statement/statementForm';
import { MailRun } from './MailRun';

interface SendStatementsProps {
  receivables: readonly ReceivableRow[];
  onClose: () => void;
}

/** Sends each of these customers a statement of the usual period. */
export function SendStatements({ receivables, onClose }: SendStatementsProps) {
  const { t, format } = useTexts('collections');
  const errorText = useErrorText();
  const today = useToday();
  const [sendMail] = useSendStatementMailMutation();
  const days = usualDays(today);
  return (
    <DialogFrame title={t('statements.open')} onClose={onClose}>
      <MailRun
        kind="statements"
        text={t('statements.period', { from: format.day(days.from), to: format.day(days.until) })}
        mails={receivables.map(({ id, customerName, balance, statementEmail }) => ({
          id,
          name: [customerName, format.money(balance)].join(' · '),
          to: statementEmail,
        }))}
        send={async (id, once) => {
          const { error } = await sendMail({ id, newStatementMail: days, ...once });
          return error ? errorText(error) : null;
        }}
        onClose={onClose}
      />
    </DialogFrame>
  );
}
