import { jobSearchText } from '@dispatch/domain/text/search-words';
import type { NumberedJob } from './number-jobs';
import { itemAt } from './plan-jobs';
import { SAMPLE_CUSTOMERS } from './sample-customers';
import { SAMPLE_DRIVERS } from './sample-people';

/** The job's search words. */
export function wordsOf({ id, job, vehicles }: NumberedJob): string {
  const { pickup, dropoff } = job.route;
  return jobSearchText({
    id,
    customerName: itemAt(SAMPLE_CUSTOMERS, job.customer).name,
    driverName: job.driver === null ? null : itemAt(SAMPLE_DRIVERS, job.driver).name,
    poNumber: job.poNumber,
    pickupAddress: pickup.address,
    pickupCity: pickup.city,
    pickupContactPhone: pickup.contactPhone,
    dropoffAddress: dropoff.address,
    dropoffCity: dropoff.city,
    dropoffContactPhone: dropoff.contactPhone,
    vehicles,
  });
}
