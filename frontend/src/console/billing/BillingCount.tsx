import { useGetBillingSummaryQuery } from '../../api/jobs/jobs';
import { useFormat } from '../../ui/text/useFormat';

/** Menu badge with the number of jobs to be billed. */
export function BillingCount() {
  const format = useFormat();
  const { data } = useGetBillingSummaryQuery({});
  return data && data.pending > 0 ? <>{format.number(data.pending)}</> : null;
}
