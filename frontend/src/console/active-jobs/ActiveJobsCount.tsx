import { useCountActiveJobsQuery } from '../../api/jobs/jobs';
import { useSession } from '../../api/accounts/session';
import { useFormat } from '../../ui/text/useFormat';

/** Menu badge with the number of active jobs; empty when there are none. */
export function ActiveJobsCount() {
  const { user } = useSession();
  const format = useFormat();
  const { data } = useCountActiveJobsQuery(undefined, { skip: user === null });
  return data ? format.number(data) : null;
}
