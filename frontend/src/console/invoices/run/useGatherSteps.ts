import {
  useCreateInvoiceDraftsMutation,
  useGatherInvoiceMutation,
  useLazyListBillableJobsQuery,
} from '../../../api/invoicing/invoices';
import { useIntentKeys } from '../../../ui/form/sending/useIntentKeys';
import { useErrorText } from '../../../ui/text/useErrorText';
import type { GatheredCustomer } from './useGatheredCustomers';
import type { RunStep } from '../../../parts/run/useRun';

/** The jobs of one customer in one run; the rest wait for the next run. */
const MOST = 200;

/** The drafts that a run makes for a customer. */
export const draftsOf = ({ days, jobs }: GatheredCustomer) =>
  days === null ? Math.min(jobs, MOST) : 1;

/** The steps of a run: a draft for each customer by week or month, and for each job of the others. */
export function useGatherSteps() {
  const errorText = useErrorText();
  const [gather] = useGatherInvoiceMutation();
  const [create] = useCreateInvoiceDraftsMutation();
  const [listJobs] = useLazyListBillableJobsQuery();
  const { once, forget } = useIntentKeys();
  const problemOf = (error: unknown) => (error === undefined ? null : errorText(error));

  async function jobSteps({ customerId, customerName }: GatheredCustomer): Promise<RunStep[]> {
    const { data } = await listJobs({ customerId, limit: MOST });
    if (data === undefined)
      return [{ key: customerId, name: customerName, run: () => draftAll(customerId) }];
    return data.map(({ jobId, jobReference }) => ({
      // Differs from all numbers of customers.
      key: -jobId,
      name: [jobReference, customerName].join(' · '),
      run: async () =>
        problemOf((await create({ newInvoice: { jobIds: [jobId] }, ...once(-jobId) })).error),
    }));
  }

  /** For a customer whose jobs could not be read before the run. */
  async function draftAll(customerId: number): Promise<string | null> {
    const { data = [], error } = await listJobs({ customerId, limit: MOST });
    if (error !== undefined) return errorText(error);
    const jobIds = data.map(({ jobId }) => jobId);
    return problemOf((await create({ newInvoice: { jobIds }, ...once(jobIds.join()) })).error);
  }

  async function stepsOf(customers: readonly GatheredCustomer[]): Promise<RunStep[]> {
    const steps: RunStep[] = [];
    for (const customer of customers) {
      const { customerId, customerName, days } = customer;
      if (days === null) steps.push(...(await jobSteps(customer)));
      else
        steps.push({
          key: customerId,
          name: customerName,
          run: async () =>
            problemOf(
              (await gather({ newGatheredInvoice: { customerId, ...days }, ...once(customerId) }))
                .error,
            ),
        });
    }
    return steps;
  }
  return { stepsOf, forget };
}
