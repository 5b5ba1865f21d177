import { useGetBillingSummaryQuery } from '../../api/jobs/jobs';
import { useFormat } from '../../ui/text/useFormat';

/** How many jobs wait to be billed, beside the view's name in the menu. */
export function BillingCount() {
  const format = useFormat();
  const { data } = useGetBillingSummaryQuery({});
  return data && data.pending > 0 ? <>{format.number(data.pending)}</> : null;
}
