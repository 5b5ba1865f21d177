import Alert from '@mui/material/Alert';
import type { InvoiceMails } from '../../../api/invoicing/invoiceMails';
import type { InvoicePanel } from '../../../parts/navigation/invoicePanel';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';

interface UndeliveredProps {
  mails: InvoiceMails;
  onPanel: (panel: InvoicePanel) => void;
}

/** The newest e-mail, if it did not reach its address. */
export function Undelivered({ mails: { mails, canSend }, onPanel }: UndeliveredProps) {
  const { t } = useTranslation('invoiceMail');
  const [last] = mails;
  if (last?.state !== 'parked') return null;
  return (
    <Alert severity="warning" role="note">
      <p className="breakable">
        {t('undelivered', { address: last.to, reason: last.problem ?? '' })}
      </p>
      {canSend && (
        <Button size="small" onClick={() => onPanel(last.kind === 'reminder' ? 'remind' : 'send')}>
          {t('correct')}
        </Button>
      )}
    </Alert>
  );
}
