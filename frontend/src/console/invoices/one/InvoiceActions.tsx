import { invoicePdfHref, type Invoice } from '../../../api/invoicing/invoices';
import type { InvoicePanel } from '../../../parts/navigation/invoicePanel';
import { usePaymentDialog } from '../../../parts/navigation/paymentAddress';
import { Button } from '../../../ui/button/Button';
import { PlainLink } from '../../../ui/button/PlainLink';
import { useTexts } from '../../../ui/text/useTexts';
import { useDeleteDraft } from './useDeleteDraft';
import { useIssueInvoice } from './useIssueInvoice';
import { useWriteOff } from './useWriteOff';

interface InvoiceActionsProps {
  invoice: Invoice;
  onPanel: (panel: InvoicePanel) => void;
  /** Called after the draft was deleted. */
  onGone: () => void;
}

export function InvoiceActions({ invoice, onPanel, onGone }: InvoiceActionsProps) {
  const { t, format } = useTexts(['invoice', 'common']);
  const payment = usePaymentDialog();
  const { issue, isBusy } = useIssueInvoice();
  const deleteDraft = useDeleteDraft();
  const { writeOff, isBusy: isWriting } = useWriteOff();
  const { id, kind, status, customerId, problemList, writeOff: balance } = invoice;
  const isDraft = status === 'draft';
  const owes = kind === 'invoice' && (status === 'issued' || status === 'partly-paid');
  const canBeCredited = kind === 'invoice' && (owes || status === 'paid');
  const handleDelete = async () => {
    if (await deleteDraft(invoice)) onGone();
  };
  const space = <div className="dialog-buttons-space" />;
  const pdf = (
    <PlainLink
      variant="outlined"
      color="secondary"
      href={invoicePdfHref(invoice)}
      target="_blank"
      rel="noreferrer"
    >
      {t(isDraft ? 'actions.preview' : 'actions.pdf')}
    </PlainLink>
  );
  if (isDraft)
    return (
      <>
        <Button color="error" onClick={() => void handleDelete()}>
          {t('actions.delete')}
        </Button>
        {space}
        {pdf}
        <Button variant="outlined" color="secondary" onClick={() => onPanel('edit')}>
          {t('common:actions.edit')}
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || problemList.length > 0}
          onClick={() => void issue(invoice)}
        >
          {t(isBusy ? 'actions.issuing' : 'actions.issue')}
        </Button>
      </>
    );
  return (
    <>
      {canBeCredited && (
        <Button color="error" onClick={() => onPanel('credit')}>
          {t('actions.credit')}
        </Button>
      )}
      {space}
      {balance !== null && (
        <Button
          variant="outlined"
          color="secondary"
          disabled={isWriting}
          onClick={() => void writeOff(invoice, balance)}
        >
          {t('writeOff.action', { amount: format.money(balance) })}
        </Button>
      )}
      {pdf}
      {owes && (
        <Button variant="contained" onClick={() => payment.open(customerId, id)}>
          {t('actions.pay')}
        </Button>
      )}
    </>
  );
}
