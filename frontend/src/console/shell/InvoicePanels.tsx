import { useInvoicePanel, type InvoicePanel } from '../../parts/navigation/invoicePanel';
import { usePaymentDialog } from '../../parts/navigation/paymentAddress';
import { ErrorBoundary } from '../../ui/page/ErrorBoundary';
import { late, type Late } from '../../ui/over/late';

const Details = late(async () => (await import('../invoices/one/InvoiceDetails')).InvoiceDetails, {
  texts: ['invoice', 'invoiceHistory', 'invoiceMail', 'invoices', 'jobs', 'payments'],
});
const Send = late(async () => (await import('../invoices/mail/SendInvoice')).SendInvoice, {
  texts: ['invoiceMail'],
});
const Credit = late(async () => (await import('../invoices/credit/CreditDialog')).CreditDialog, {
  texts: ['invoice', 'invoices'],
});
const TakePayment = late(async () => (await import('../payments/take/TakePayment')).TakePayment, {
  texts: ['jobs', 'payments'],
});

const PANELS: Readonly<Record<InvoicePanel, Late>> = {
  details: Details,
  edit: Details,
  credit: Credit,
  send: Send,
  remind: Send,
};

/** What the address opens over the view for one invoice. */
export function InvoicePanels() {
  const { invoiceId, act } = useInvoicePanel();
  if (invoiceId === null) return null;
  const Panel = PANELS[act];
  return (
    <ErrorBoundary inline resetKey={`${invoiceId} ${act}`}>
      {/* The dialog of the details stays while one invoice follows another in it. */}
      <Panel key={Panel === Details ? 'details' : invoiceId} />
    </ErrorBoundary>
  );
}

/** The dialog Take Payment over all else, when the address says so. */
export function PaymentPanel() {
  const { isOpen } = usePaymentDialog();
  if (!isOpen) return null;
  return (
    <ErrorBoundary inline resetKey="payment">
      <TakePayment />
    </ErrorBoundary>
  );
}
