import fc from 'fast-check';
import { ApiDocument, type ApiOperation, pathTo } from './api-document';
import {
  arbitraryRequest,
  IdOf,
  type PlannedRequest,
  RECORDS,
  type RecordKind,
} from './arbitrary-request';
import { expectCustomersKept } from '../records/customer-totals';
import { expectReportsKept } from '../records/reported';
import { expectDeliveredKept } from '../records/delivered';
import { type Answer, type Caller, describeHttpOnEachDatabase } from '../app/http';
import { makeInvoice, readyCompany } from '../billing/invoices';
import { driverIdOf, makeCustomer, makePriceListItem } from '../records/jobs';
import { IS_FULL_TIER } from '../app/tier';
import { makeServiceAccount } from '../accounts/tokens';
import { makeImportRecords } from './import-records';
import { schemaFlaw } from './schema-flaw';
import { makeSeriesRecords, type SeriesRecords } from './series-records';
import { makeWebhookRecords } from './webhook-records';

const SEED = Number(process.env['FUZZ_SEED'] ?? 20260331);
/** Total for both databases. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? (IS_FULL_TIER ? 3_000 : 600));
const PER_SEQUENCE = 25;

/** Open streams and redirects have separate tests; the others would end the callers' sessions. */
const LEFT_OUT = ['listenToEvents', 'startOidc', 'finishOidc'];
const FOR_NOBODY = [
  ...['logout', 'clearSession', 'logoutOidc', 'changePassword', 'endSession', 'endOtherSessions'],
  ...['endUserSession', 'endUserSessions', 'confirmPassword'],
];

const MADE_BY: Readonly<Record<string, RecordKind>> = {
  createJob: 'jobs',
  createCustomer: 'customers',
  upsertCustomer: 'customers',
  createVehicle: 'vehicles',
  createUser: 'users',
  makeJobTemplate: 'job-templates',
  makeRecurringJob: 'recurring-jobs',
};

describeHttpOnEachDatabase('Random requests of every kind', (api) => {
  let document: ApiDocument;
  const callers = new Map<PlannedRequest['caller'], Caller>();
  const made = new Map<RecordKind, number[]>();
  /** The last seen version of each address. */
  const versions = new Map<string, number>();
  let log: string[] = [];

  beforeAll(async () => {
    document = new ApiDocument(api().app);
    callers.set('anonymous', api().anonymous);
    for (const member of ['admin', 'driver', 'otherDriver', 'stranger'] as const)
      callers.set(member, await api().as(member));
    for (const kind of RECORDS) made.set(kind, []);
    made.set('drivers', [driverIdOf(api(), 'driver'), driverIdOf(api(), 'otherDriver')]);
    made.set('users', [api().cast.otherAdmin.userId]);
    for (const [kind, id] of Object.entries(await makeSeriesRecords(api())))
      made.set(kind as keyof SeriesRecords, [id]); // its own keys
    made.set('webhooks', [(await makeWebhookRecords(api())).id]);
    await readyCompany(api());
    const customer = await makeCustomer(api(), 'Garage');
    made.set('invoices', [(await makeInvoice(api(), customer, { price: 1 })).id]);
    made.set('price-list', [await makePriceListItem(api())]);
    made.set('service-accounts', [await makeServiceAccount(api())]);
    // Some of these are deleted.
    const admin = await api().as('admin');
    for (const _ of [1, 2, 3]) made.get('imports')?.push((await makeImportRecords(admin)).id);
  });

  function idFor({ kind, age }: IdOf): number {
    const ids = made.get(kind) ?? [];
    return ids.at(-1 - (age % ids.length)) ?? 999_999;
  }

  /** Replaces placeholders with record ids. */
  function resolved(value: unknown): unknown {
    if (value instanceof IdOf) return idFor(value);
    if (Array.isArray(value)) return value.map(resolved);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, resolved(field)]));
  }

  function headersOf({ operation, ifMatch, key }: PlannedRequest, path: string) {
    const version = versions.get(path) ?? 1;
    const tags = { none: null, present: `"${version}"`, old: `"${version - 1}"`, wild: 'W/"x' };
    const takesVersion = operation.parameters.some(({ name }) => name === 'If-Match');
    const tag = takesVersion ? tags[ifMatch] : null;
    return {
      ...(tag !== null && { 'If-Match': tag }),
      ...(key !== null && operation.method === 'POST' && { 'Idempotency-Key': key }),
    };
  }

  async function send(planned: PlannedRequest): Promise<Answer> {
    const { operation, id, query, body } = planned;
    const caller = FOR_NOBODY.includes(operation.id) ? 'anonymous' : planned.caller;
    const path = pathTo(operation.path, () => (id instanceof IdOf ? idFor(id) : id));
    const search = query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
    const address = search === '' ? path : `${path}?${search}`;
    const headers = headersOf(planned, path);
    const content = typeof body === 'string' ? body : JSON.stringify(resolved(body));
    log.push(
      `${caller} ${operation.method} ${address.slice(0, 300)} ${JSON.stringify(headers)} ${(content ?? '').slice(0, 600)}`,
    );
    const nobody = api().anonymous;
    const answer = await (callers.get(caller) ?? nobody).send(
      operation.method,
      address,
      content,
      headers,
    );
    log.push(`  -> ${answer.status} ${answer.text.slice(0, 400)}`);
    learn(operation, path, answer);
    return answer;
  }

  function learn({ id }: ApiOperation, path: string, { status, body }: Answer): void {
    if (status >= 300 || typeof body?.id !== 'number') return;
    const kind = MADE_BY[id];
    if (kind !== undefined) made.get(kind)?.push(body.id);
    if (id === 'createUser' && body.driverId !== null) made.get('drivers')?.push(body.driverId);
    versions.set(
      kind === undefined ? path : `${path.replace('/upsert', '')}/${body.id}`,
      body.version,
    );
  }

  /** Describes the flaw of a response, or returns null. */
  function flawOf({ responses }: ApiOperation, answer: Answer): string | null {
    const { status, body, headers } = answer;
    if (status >= 500) return 'a server error';
    const declared = responses[status];
    if (declared === undefined) return `${status} is not in the document`;
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    if (status === 204) return answer.text === '' ? null : 'a 204 with a body';
    const content = declared.content?.[type];
    if (content === undefined) return `${type} is not in the document`;
    if (type !== 'application/json') return null;
    if (status === 412 && body !== null) delete body.current;
    const flaw = schemaFlaw(document, content.schema, body);
    if (flaw !== null) return flaw;
    if (status >= 400 && body.statusCode !== status) return 'another status in the body';
    return status >= 400 && body.requestId !== headers.get('x-request-id')
      ? 'another request id in the body'
      : null;
  }

  test('are answered as the API document says, never by a server error', async () => {
    // Uploads have separate tests, because random bytes are never valid.
    const operations = document.operations.filter(
      ({ id, file }) => !LEFT_OUT.includes(id) && file === null,
    );
    const statuses = new Map<number, number>();
    const sequences = fc.asyncProperty(
      fc.array(arbitraryRequest(document, operations), {
        minLength: PER_SEQUENCE,
        maxLength: PER_SEQUENCE,
      }),
      async (requests) => {
        log = [];
        for (const request of requests) {
          api().clock.advance(1000);
          const answer = await send(request);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          const flaw = flawOf(request.operation, answer);
          if (flaw !== null) throw new Error(`${flaw}\n${log.join('\n')}`);
        }
      },
    );
    const numRuns = Math.ceil(REQUESTS / 2 / PER_SEQUENCE);
    await fc.assert(sequences, { seed: SEED, numRuns, endOnFailure: true });

    const share = (from: number, to: number) =>
      [...statuses].reduce((sum, [status, n]) => sum + (status >= from && status < to ? n : 0), 0);
    await expectDeliveredKept(api().database);
    await expectCustomersKept(api().database);
    await expectReportsKept(api().database);
    expect(share(200, 600)).toBe(numRuns * PER_SEQUENCE);
    expect(share(200, 300)).toBeGreaterThan(share(200, 600) / 5);
    expect(share(400, 500)).toBeGreaterThan(share(200, 600) / 10);
  });
});
