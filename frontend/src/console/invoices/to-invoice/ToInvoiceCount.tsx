import { useGetInvoiceTotalsQuery } from '../../../api/invoicing/invoices';
import { useFormat } from '../../../ui/text/useFormat';

/** Badge with the number of jobs to be invoiced. */
export function ToInvoiceCount() {
  const format = useFormat();
  const { data } = useGetInvoiceTotalsQuery();
  return data && data.billableJobs > 0 ? <>{format.number(data.billableJobs)}</> : null;
}
