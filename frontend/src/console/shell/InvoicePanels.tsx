import { useInvoicePanel, type InvoicePanel } from '../../parts/navigation/invoicePanel';
import { usePaymentDialog } from '../../parts/navigation/paymentAddress';
import { useStatementDialog } from '../../parts/navigation/statementAddress';
import { ShownAtContext } from '../../ui/form/sending/leaveGuard';
import { ErrorBoundary } from '../../ui/page/ErrorBoundary';
import { late, type Late } from '../../ui/over/late';

const Details = late(async () => (await import('../invoices/one/InvoiceDetails')).InvoiceDetails, {
  texts: ['books', 'invoice', 'invoiceHistory', 'invoiceMail', 'invoices', 'jobs', 'payments'],
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
const Statement = late(
  async () => (await import('../payments/statement/StatementDialog')).StatementDialog,
  { texts: ['invoiceMail', 'invoices', 'payments'] },
);

const PANELS: Readonly<Record<InvoicePanel, Late>> = {
  details: Details,
  edit: Details,
  credit: Credit,
  send: Send,
  remind: Send,
};

/** The invoice panels that the address opens over the view. */
export function InvoicePanels() {
  const { invoiceId, act, isShownAt } = useInvoicePanel();
  if (invoiceId === null) return null;
  const Panel = PANELS[act];
  return (
    <ErrorBoundary inline resetKey={`${invoiceId} ${act}`}>
      {/* The details dialog stays open when another invoice is shown in it. */}
      <ShownAtContext value={isShownAt}>
        <Panel key={Panel === Details ? 'details' : invoiceId} />
      </ShownAtContext>
    </ErrorBoundary>
  );
}

/** The Take Payment dialog over everything else, when the address opens it. */
export function PaymentPanel() {
  const { isOpen, isShownAt } = usePaymentDialog();
  if (!isOpen) return null;
  return (
    <ErrorBoundary inline resetKey="payment">
      <ShownAtContext value={isShownAt}>
        <TakePayment />
      </ShownAtContext>
    </ErrorBoundary>
  );
}

/** The statement of the customer in the address. */
export function StatementPanel() {
  const { customerId, isShownAt } = useStatementDialog();
  if (customerId === null) return null;
  return (
    <ErrorBoundary inline resetKey={String(customerId)}>
      <ShownAtContext value={isShownAt}>
        <Statement key={customerId} />
      </ShownAtContext>
    </ErrorBoundary>
  );
}
