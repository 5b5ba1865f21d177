import { useGetInvoiceTotalsQuery } from '../../api/invoicing/invoices';
import { ErrorState } from '../../ui/states/ErrorState';
import { InvoiceTotals } from '../../parts/invoices/InvoiceTotals';
import { RevenuePerMonth } from './charts/RevenuePerMonth';
import './dashboard.css';

/** Sums of unpaid invoices and of jobs to invoice, and the revenue of each month. */
export function MoneyOverview() {
  const { data, error, refetch } = useGetInvoiceTotalsQuery();
  return (
    <>
      {data === undefined && error !== undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <InvoiceTotals />
      )}
      <RevenuePerMonth />
    </>
  );
}
