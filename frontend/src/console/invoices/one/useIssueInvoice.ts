import { useIssueInvoiceMutation, type Invoice } from '../../../api/invoicing/invoices';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useInvoiceFromHere } from '../../../parts/navigation/invoicePanel';
import { useAct } from '../../../ui/record/useAct';
import { useTexts } from '../../../ui/text/useTexts';

/** Asks for confirmation, issues the invoice and reports its number. */
export function useIssueInvoice() {
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
