import {
  useRetryInvoiceMailMutation,
  type InvoiceMail,
  type InvoiceMails,
} from '../../../api/invoicing/invoiceMails';
import type { Invoice } from '../../../api/invoicing/invoices';
import { Button } from '../../../ui/button/Button';
import { ToneChip, type ChipTone } from '../../../ui/facts/ToneChip';
import { useIntentKeys } from '../../../ui/form/sending/useIntentKeys';
import { useAct } from '../../../ui/record/useAct';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import './mail.css';

const TONES: Readonly<Record<InvoiceMail['state'], ChipTone>> = {
  waiting: 'blue',
  sent: 'green',
  parked: 'red',
};

interface MailsSentProps {
  invoice: Invoice;
  mails: InvoiceMails;
}

/** Each e-mail to each address, with its delivery state. */
export function MailsSent({ invoice, mails: { mails, canSend } }: MailsSentProps) {
  const { t } = useTranslation('invoiceMail');
  const act = useAct();
  const [retry, { isLoading }] = useRetryInvoiceMailMutation();
  const { once, settle } = useIntentKeys();
  const handleRetry = ({ id, to }: InvoiceMail) =>
    void act({
      send: async () => {
        const answer = await retry({ id: invoice.id, mailId: id, ...once(id) });
        settle(id, answer.error);
        return answer;
      },
      done: t('triedAgain'),
      about: to,
    });
  return (
    <ul className="card plain-list invoice-mails" aria-label={t('list')}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <OneMail mail={mail} isCredit={invoice.kind === 'credit-note'} />
          {mail.state === 'parked' && canSend && (
            <Button
              size="small"
              variant="outlined"
              color="secondary"
              disabled={isLoading}
              aria-label={t('tryAgainTo', { address: mail.to })}
              onClick={() => handleRetry(mail)}
            >
              {t('tryAgain')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function OneMail({ mail, isCredit }: { mail: InvoiceMail; isCredit: boolean }) {
  const { t, format } = useTexts('invoiceMail');
  const { kind, to, state, problem, attempts, askedBy, createdAt, sentAt } = mail;
  const facts = [
    t(`kinds.${isCredit && kind === 'invoice' ? 'credit-note' : kind}`),
    sentAt
      ? t('mailSentOn', { date: format.moment(sentAt) })
      : t('askedOn', { date: format.moment(createdAt) }),
    t('askedBy', { name: askedBy }),
  ];
  return (
    <>
      <div className="push breakable">
        <div>{to}</div>
        <div className="small quiet">{facts.join(' · ')}</div>
        {problem !== null && state !== 'sent' && (
          <div className="small warned">
            {t(state === 'parked' ? 'parkedBecause' : 'waitsBecause', {
              count: attempts,
              shown: format.number(attempts),
              reason: problem,
            })}
          </div>
        )}
      </div>
      <ToneChip tone={TONES[state]} label={t(`states.${state}`)} />
    </>
  );
}
