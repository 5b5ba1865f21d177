import Alert from '@mui/material/Alert';
import type { InvoiceMail, InvoiceMails } from '../../../api/invoicing/invoiceMails';
import type { InvoicePanel } from '../../../parts/navigation/invoicePanel';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';

interface UndeliveredProps {
  mails: InvoiceMails;
  onPanel: (panel: InvoicePanel) => void;
}

/** E-mails to several addresses, requested at once, are stored one after the other. */
const AT_ONCE_MS = 1000;

/** An undelivered e-mail of the last request. */
function undelivered(mails: readonly InvoiceMail[]): InvoiceMail | undefined {
  const last = Math.max(...mails.map(({ createdAt }) => Date.parse(createdAt)));
  return mails.find(
    ({ state, createdAt }) => state === 'parked' && last - Date.parse(createdAt) < AT_ONCE_MS,
  );
}

/** Says which e-mail of the last request did not reach its address, and why. */
export function Undelivered({ mails: { mails, canSend }, onPanel }: UndeliveredProps) {
  const { t } = useTranslation('invoiceMail');
  const last = undelivered(mails);
  if (last === undefined) return null;
  return (
    <Alert severity="warning" role="note">
      <div className="breakable">
        {t('undelivered', { address: last.to, reason: last.problem ?? '' })}
      </div>
      {canSend && (
        <Button size="small" onClick={() => onPanel(last.kind === 'reminder' ? 'remind' : 'send')}>
          {t('correct')}
        </Button>
      )}
    </Alert>
  );
}
