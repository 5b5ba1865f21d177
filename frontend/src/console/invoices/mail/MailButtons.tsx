import type { InvoiceMails } from '../../../api/invoicing/invoiceMails';
import type { Invoice } from '../../../api/invoicing/invoices';
import type { InvoicePanel } from '../../../parts/navigation/invoicePanel';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useMarkSent } from './useMarkSent';

interface MailButtonsProps {
  invoice: Invoice;
  mails: InvoiceMails;
  onPanel: (panel: InvoicePanel) => void;
}

/** Sends the invoice, sends a reminder, or marks it as sent by other means. */
export function MailButtons({ invoice, mails, onPanel }: MailButtonsProps) {
  const { t } = useTranslation('invoiceMail');
  const { mark, isBusy } = useMarkSent(invoice);
  const { kind, status } = invoice;
  const { canSend, sentAt } = mails;
  const owes = kind === 'invoice' && (status === 'issued' || status === 'partly-paid');
  const wentByMail = mails.mails.some((mail) => mail.kind === 'invoice' && mail.state === 'sent');
  const button = { size: 'small', variant: 'outlined', color: 'secondary' } as const;
  return (
    <div className="control-row">
      {canSend && (
        <Button
          {...button}
          {...(sentAt === null && { variant: 'contained', color: 'primary' })}
          onClick={() => onPanel('send')}
        >
          {t(sentAt === null ? 'send' : 'sendAgain')}
        </Button>
      )}
      {canSend && owes && (
        <Button {...button} onClick={() => onPanel('remind')}>
          {t('remind')}
        </Button>
      )}
      {sentAt === null && (
        <Button {...button} disabled={isBusy} onClick={() => void mark(true)}>
          {t('markSent')}
        </Button>
      )}
      {sentAt !== null && !wentByMail && (
        <Button {...button} disabled={isBusy} onClick={() => void mark(false)}>
          {t('markUnsent')}
        </Button>
      )}
    </div>
  );
}
