import { InvoiceTotals } from '../invoices/list/InvoiceTotals';
import { RevenuePerMonth } from './charts/RevenuePerMonth';
import './dashboard.css';

/** What is owed and to be invoiced, and the revenue of each month. */
export function MoneyOverview() {
  return (
    <>
      <InvoiceTotals />
      <RevenuePerMonth />
    </>
  );
}
