import { InvoiceTotals } from '../invoices/list/InvoiceTotals';
import { RevenuePerMonth } from './charts/RevenuePerMonth';
import './dashboard.css';

/** Sums of unpaid invoices and of jobs to invoice, and the revenue of each month. */
export function MoneyOverview() {
  return (
    <>
      <InvoiceTotals />
      <RevenuePerMonth />
    </>
  );
}
