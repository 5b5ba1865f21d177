import {
  invoicePdfHref,
  type Invoice,
  useIssueInvoiceMutation,
} from '../../../api/invoicing/invoices';
import { type InvoicePanel, useInvoiceFromHere } from '../../../parts/navigation/invoicePanel';
import { usePaymentDialog } from '../../../parts/navigation/paymentAddress';
import { Button } from '../../../ui/button/Button';
import { PlainLink } from '../../../ui/button/PlainLink';
import { useTexts } from '../../../ui/text/useTexts';
import { useDeleteDraft } from './useDeleteDraft';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useAct } from '../../../ui/record/useAct';
import { useWriteOffInvoiceMutation } from '../../../api/invoicing/payments';
import { useIntentKeys } from '../../../ui/form/sending/useIntentKeys';

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

/** Asks for confirmation, issues the invoice and reports its number. */
function useIssueInvoice() {
  const { t, format } = useTexts(['invoice', 'invoices']);
  const act = useAct();
  const invoiceFromHere = useInvoiceFromHere();
  const [send, { isLoading }] = useIssueInvoiceMutation();
  const issue = ({ id, version, customerName, total }: Invoice) =>
    act({
      ask: {
        title: t('issue.title'),
        text: t('issue.text', { customer: customerName, amount: format.money(total) }),
        confirmLabel: t('actions.issue'),
      },
      send: () => send({ id, ...ifMatch(version) }),
      done: ({ reference }) => ({
        text: t('issue.done', { reference: reference ?? '' }),
        action: { label: t('invoices:view'), href: invoiceFromHere(id) },
      }),
      about: customerName,
    });
  return { issue, isBusy: isLoading };
}

/** Asks for confirmation, and writes off the balance of an invoice. */
function useWriteOff() {
  const { t, format } = useTexts('invoice');
  const act = useAct();
  const [send, { isLoading }] = useWriteOffInvoiceMutation();
  const { once, settle } = useIntentKeys();
  const writeOff = (invoice: Invoice, balance: number) => {
    const { id, version, customerName, reference } = invoice;
    const amount = format.money(balance);
    return act({
      ask: {
        title: t('writeOff.title', { amount }),
        text: t('writeOff.text', { customer: customerName, reference: reference ?? '' }),
        confirmLabel: t('writeOff.confirm'),
      },
      send: async () => {
        const answer = await send({ id, newWriteOff: {}, ...ifMatch(version), ...once(id) });
        settle(id, answer.error);
        return answer;
      },
      done: t('writeOff.done', { amount }),
      about: customerName,
    });
  };
  return { writeOff, isBusy: isLoading };
}
