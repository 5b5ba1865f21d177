import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import type { InvoiceMails } from '../../../api/invoicing/invoiceMails';
import { invoicePdfHref, type Invoice } from '../../../api/invoicing/invoices';
import { Button } from '../../../ui/button/Button';
import { PlainLink } from '../../../ui/button/PlainLink';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useMarkSent } from './useMarkSent';

interface CannotSendProps {
  invoice: Invoice;
  mails: InvoiceMails;
  onClose: () => void;
}

/** Replaces the form when the company has no e-mail server. */
export function CannotSend({ invoice, mails, onClose }: CannotSendProps) {
  const { t } = useTranslation(['invoiceMail', 'common']);
  const { mark, isBusy } = useMarkSent(invoice);
  const handleSent = async () => {
    if (await mark(true)) onClose();
  };
  return (
    <>
      <DialogBody>
        <p className="type-body">{t('noServer')}</p>
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
        <PlainLink
          variant="outlined"
          color="secondary"
          href={invoicePdfHref(invoice)}
          target="_blank"
          rel="noreferrer"
        >
          {t('pdf')}
        </PlainLink>
        {mails.sentAt === null && (
          <Button variant="contained" disabled={isBusy} onClick={() => void handleSent()}>
            {t('markSent')}
          </Button>
        )}
      </DialogButtons>
    </>
  );
}
