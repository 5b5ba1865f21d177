/**
 * Creates a job, waits until it is delivered, and prints it as CSV.
 *
 *   DISPATCH_URL=https://dispatch.example.com DISPATCH_TOKEN=vdt_… node examples/dispatch-a-job.ts ORDER-1042
 *
 * The token needs jobs:read, jobs:write and export:read.
 */
import { setTimeout as delay } from 'node:timers/promises';
import {
  createClient,
  dataOf,
  entityTagOf,
  isUnchanged,
  type DispatchClient,
  type Schemas,
} from '../src/client.ts';

const { DISPATCH_URL = 'http://localhost:3000', DISPATCH_TOKEN = '', POLL_SECONDS } = process.env;
const [order = 'ORDER-1042'] = process.argv.slice(2);
const POLL_MS = Number(POLL_SECONDS ?? 10) * 1000;

/** A second run for the same order returns the existing job. */
async function makeJob(client: DispatchClient): Promise<Schemas['Job']> {
  return dataOf(
    await client.POST('/api/jobs', {
      params: { header: { 'Idempotency-Key': `dispatch-${order}` } },
      body: {
        poNumber: order,
        pickupCity: 'Montréal',
        dropoffCity: 'Toronto',
        vehicleUnitsData: [{ year: 2024, make: 'Honda', model: 'Civic', vinLast8: 'KP042788' }],
      },
    }),
  );
}

/** Polls with the last entity tag: an unchanged job returns 304 without a body. */
async function untilDelivered(client: DispatchClient, { id, jobId }: Schemas['Job']) {
  let tag: string | undefined;
  for (;;) {
    const answer = await client.GET('/api/jobs', {
      params: { query: { q: jobId, limit: 1, offset: 0 } },
      headers: tag === undefined ? {} : { 'If-None-Match': tag },
    });
    if (!isUnchanged(answer.response)) {
      tag = entityTagOf(answer.response);
      const job = dataOf(answer).find((one) => one.id === id);
      console.error(`${jobId} is ${job?.status ?? 'gone'}`);
      if (job === undefined || job.status === 'delivered') return;
    }
    await delay(POLL_MS);
  }
}

const client = createClient({ baseUrl: DISPATCH_URL, token: DISPATCH_TOKEN });
const job = await makeJob(client);
console.error(`${job.jobId} is made`);
await untilDelivered(client, job);
const sheet = await client.GET('/api/jobs/export', {
  params: { query: { format: 'csv', q: job.jobId } },
  parseAs: 'text',
});
console.log(dataOf(sheet));
