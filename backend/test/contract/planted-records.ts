import { postConfirmed } from '../accounts/factors';
import { makeServiceAccount } from '../accounts/tokens';
import { PASSWORD } from '../app/cast';
import type { TestApi } from '../app/http';
import { csv } from '../imports/files';
import { sendFile } from '../imports/sending';
import { expectStatus } from '../records/jobs';
import { makeSeries, makeTemplate } from '../records/recurring';
import type { ApiOperation } from './api-document';
import { BLACKLISTED, SENTINEL, seedPrices } from './priced-records';

/** A blacklist reason: only readers of customers may see it. */
export const REASON = 'Plantedreason';
/** Text from which the standing or the name of the blacklisted customer follows. */
export const STANDING =
  /blacklisted_customer|is a blacklisted customer|"isBlacklisted":true|looks_like_customer|looks like the customer/;
/** A charge's name: only users with billing permission may see it. */
export const CHARGE = 'Plantedcharge';

/** A comment on each job: drivers may not see it. */
export const COMMENT = 'Plantedcomment';
/** In the e-mail of a user, and the names of a webhook, a token and a service account: only for admins. */
export const ACCOUNT = 'plantedaccount';

/** Fills every place that can hold a price or restricted words. */
export async function plantRecords(api: TestApi) {
  const admin = await api.as('admin');
  const { own, foreign, customer } = await seedPrices(api);
  const [job = 0, delivered = 0] = [own[0], own.at(-1)];
  const [cancelled = 0] = foreign;
  const blacklisted = { status: 'inactive', blacklistReason: REASON };
  expectStatus(await admin.put(`/api/customers/${String(customer)}`, blacklisted), 200);
  const charge = { nameEn: CHARGE, unit: 'each', price: SENTINEL, taxable: true };
  for (const id of [job, delivered])
    expectStatus(await admin.post(`/api/jobs/${String(id)}/charges`, charge), 201);
  for (const id of [job, delivered])
    expectStatus(await admin.post(`/api/jobs/${String(id)}/comments`, { text: COMMENT }), 201);
  await plantAccounts(api);
  const order = { reason: 'other', dryRunCharge: SENTINEL };
  expectStatus(await admin.post(`/api/jobs/${String(cancelled)}/cancel`, order), 200);
  const priced = { pickupCity: 'Oshawa', dropoffCity: 'Laval', price: SENTINEL };
  const template = await makeTemplate(api, { job: priced });
  const series = await makeSeries(api, { job: priced });
  const text = String(SENTINEL);
  const rows = [
    ['Customer', 'VIN', 'Pickup City', 'Dropoff City', 'Price'],
    [`${BLACKLISTED} inc.`, 'KP042788', 'Oshawa', 'Laval', text],
    [BLACKLISTED, 'KP042789', 'Oshawa', 'Laval', `${text} or so`],
  ];
  const { id: file } = expectStatus(await sendFile(admin, csv(rows)), 201);
  const [, row] = expectStatus(await admin.get(`/api/imports/${String(file)}/rows`), 200);
  const ids: Readonly<Record<string, number>> = {
    customers: customer,
    imports: file,
    'jobs/cancelled': cancelled,
    'job-templates': template.id,
    'recurring-jobs': series.id,
  };
  return {
    /** Path parameters of an operation; one set for each job if the operation is about a job. */
    idsFor: ({ path }: ApiOperation): ((name: string) => number)[] => {
      const [, id] = Object.entries(ids).find(([name]) => path.startsWith(`/api/${name}/`)) ?? [];
      const all = id === undefined ? [job, delivered] : [id];
      return all.map((one) => (name) => (name === 'rowId' ? Number(row.id) : one));
    },
  };
}

async function plantAccounts(api: TestApi): Promise<void> {
  const admin = await api.as('admin');
  const user = { name: 'Zoé Roy', email: `${ACCOUNT}@example.com`, password: PASSWORD };
  expectStatus(await admin.post('/api/admin/users', { ...user, role: 'viewer' }), 201);
  await makeServiceAccount(api, ACCOUNT);
  const token = { name: ACCOUNT, scopes: ['jobs:read'] };
  expectStatus(await postConfirmed(admin, '/api/tokens', token), 201);
  const webhook = { name: ACCOUNT, address: 'https://erp.example.com/', events: ['job.delivered'] };
  expectStatus(await postConfirmed(admin, '/api/webhooks', webhook), 201);
}
