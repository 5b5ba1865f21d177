import type { Answer, TestApi } from '../app/http';
import { expectStatus } from './jobs';

/** Every Monday from April 6, 2026, except the holidays of Ontario. */
export const MONDAYS = {
  ...{ kind: 'weekdays', weekdays: [1], startOn: '2026-04-06', province: 'ON' },
  ...{ onHoliday: 'skip', daysAhead: 3, makeAt: '06:00' },
};

export async function makeTemplate(api: TestApi, body: object = {}): Promise<Answer['body']> {
  const admin = await api.as('admin');
  const job = { pickupCity: 'Oshawa', dropoffCity: 'Montréal', price: 900 };
  return expectStatus(
    await admin.post('/api/job-templates', { name: 'Oshawa run', job, ...body }),
    201,
  );
}

export async function makeSeries(api: TestApi, body: object = {}): Promise<Answer['body']> {
  const admin = await api.as('admin');
  const job = { pickupCity: 'Oshawa', dropoffCity: 'Montréal', price: 900 };
  const whole = { name: 'Oshawa Mondays', job, schedule: MONDAYS, ...body };
  return expectStatus(await admin.post('/api/recurring-jobs', whole), 201);
}

/** Deletes all, because their number is limited. */
export async function forgetRecurring(api: TestApi): Promise<void> {
  await api.transactions.run(async (tx) => {
    for (const table of ['recurring_occurrences', 'recurring_jobs', 'job_templates'])
      await tx.manager.query(`DELETE FROM ${table}`);
  });
}
