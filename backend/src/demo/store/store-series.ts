import { templateKey } from '@dispatch/domain/recurring/series';
import { dayOf } from '@dispatch/domain/time/company-day';
import { insertRecord } from '../../database/records/records';
import { JobTemplate } from '../../database/schema/entities/recurring/job-template';
import { RecurringJob } from '../../database/schema/entities/recurring/recurring-job';
import type { Tx } from '../../database/transactions/transaction';

const NAME = 'Oshawa plant to Montréal';

/** A template, and a paused recurring job based on it: the sample company creates no jobs automatically. */
export async function storeSeries(tx: Tx, now: Date, timeZone: string): Promise<void> {
  const job = {
    ...{
      pickupCity: 'Oshawa',
      pickupProvince: 'ON',
      dropoffCity: 'Montréal',
      dropoffProvince: 'QC',
    },
    vehicleUnitsData: [{ year: 2025, make: 'Chevrolet', model: 'Silverado', price: 65_000 }],
  };
  const stamped = { version: 1, createdAt: now, updatedAt: now };
  const templateId = await insertRecord(tx, JobTemplate, {
    ...{ name: NAME, nameKey: templateKey(NAME), customerId: null, job: JSON.stringify(job) },
    ...stamped,
  });
  const today = dayOf(now, timeZone);
  const schedule = {
    ...{ kind: 'weekdays', weekdays: [1, 4], everyWeeks: 1, monthDay: null, dates: [] },
    ...{ startOn: today, endOn: null, province: 'ON', onHoliday: 'after' },
    ...{ daysAhead: 3, makeAt: '06:00' },
  };
  await insertRecord(tx, RecurringJob, {
    ...{ name: 'Oshawa, Mondays and Thursdays', templateId, customerId: null, job: null },
    ...{ driverId: null, schedule: JSON.stringify(schedule), state: 'paused', watchFrom: today },
    ...{ nextAt: null, ...stamped },
  });
}
