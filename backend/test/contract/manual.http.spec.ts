import { ApiDocument, pathTo } from './api-document';
import { CAST, PASSWORD } from '../app/cast';
import { describeHttp } from '../app/http';
import { API_INTRODUCTION } from '../../src/http/manual/api-introduction';

const HOST = 'https://dispatch.example.com';
const MISSING = '999999';

interface Command {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

/** The requests of the getting-started page, as curl sends them. */
function commands(): Command[] {
  const scripts = [...API_INTRODUCTION.matchAll(/```sh\n(.+?)```/gs)].map(([, script]) => script);
  const lines = scripts.join('\n').replaceAll('\\\n', ' ').split('\n');
  return lines
    .filter((line) => line.includes('curl '))
    .map((line) => {
      const [, path = ''] = new RegExp(`${HOST}(/[^\\s']*)`).exec(line) ?? [];
      const headers = [...line.matchAll(/-H (['"])([\w-]+): (.*?)\1(?= |$)/g)];
      const body = / -d '([^']*)'/.exec(line)?.[1];
      const method = / -X (\w+)/.exec(line)?.[1] ?? (body === undefined ? 'GET' : 'POST');
      return {
        method,
        path,
        headers: Object.fromEntries(headers.map(([, , name = '', value = '']) => [name, value])),
        body,
      };
    });
}

/** The unknown name in each example. */
const UNKNOWN: Readonly<Record<string, string>> = {
  changePassword: 'wrong_password',
  confirmPassword: 'wrong_password',
  answerSecondFactor: 'challenge_expired',
  signInWithPasskey: 'challenge_expired',
  addPasskey: 'challenge_expired',
  ...{ confirmApp: 'confirmation_needed', makeOwnToken: 'confirmation_needed' },
  ...{ renamePasskey: 'confirmation_needed', addServiceAccount: 'confirmation_needed' },
  resetPassword: 'reset_link_spent',
  acceptInvitation: 'invitation_spent',
  askForReset: 'reset_not_set_up',
  createInvoice: 'no_such_job',
  createInvoiceDrafts: 'no_such_job',
  gatherInvoice: 'nothing_to_invoice',
  takePayment: 'unknown_customer',
};

/** Without a limit they return a page, never the whole list. */
const ALWAYS_PAGES = [
  ...['listActivity', 'listAudit', 'listWebhookDeliveries', 'listImports', 'listImportRows'],
  'listNotices',
  ...['listCustomerNotices', 'listCollectionNotes'],
  ...['listJobTemplates', 'listRecurringJobs', 'listOccurrences'],
];

describeHttp('The manual', (api) => {
  test('gets a newcomer started with working requests', async () => {
    const statuses: number[] = [];
    let token = '';
    for (const { method, path, headers, body } of commands()) {
      const answer = await api()
        .caller(null)
        .send(
          method,
          path,
          body?.replace('admin@example.com', CAST.admin.email).replace('…', PASSWORD),
          Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name, value.replace('$TOKEN', token)]),
          ),
        );
      statuses.push(answer.status);
      if (path.endsWith('/login')) token = answer.body.token;
      if (path.startsWith('/api/jobs?')) expect(answer.body).toMatchObject([{ price: 1250.5 }]);
    }
    expect(statuses).toEqual([200, 200, 201, 200, 200, 204]);
  });

  test('shows an error exactly', async () => {
    const [, shown = ''] = /```json\n(.+?)```/s.exec(API_INTRODUCTION) ?? [];
    const admin = await api().as('admin');
    const answer = await admin.post('/api/jobs', { vehicleUnitsData: [{ year: 2024.5 }] });
    const { requestId, ...error } = JSON.parse(shown) as Record<string, unknown>;
    expect(answer.body).toEqual({ ...error, requestId: expect.any(String) });
    expect(requestId).toEqual(expect.any(String));
  });

  test('has a summary, a group and a response for every route, and a description for every code', () => {
    const { operations } = new ApiDocument(api().app);
    const poor = operations.filter(
      ({ summary, tags, responses }) =>
        !/^\p{Lu}.{3,}[^.]$/u.test(summary) ||
        tags.length !== 1 ||
        Object.values(responses).some(({ description = '' }) => description === ''),
    );
    expect(poor.map(({ id }) => id)).toEqual([]);
  });

  test('says for every list what happens beyond 10,000 records, and how to page', () => {
    const { operations } = new ApiDocument(api().app);
    const paged = operations.filter(({ parameters }) =>
      parameters.some(({ name }) => name === 'limit'),
    );
    expect(paged.length).toBeGreaterThan(8);
    const silent = paged.filter(
      ({ id, responses }) =>
        !ALWAYS_PAGES.includes(id) &&
        !/10,000.*400.*`limit` and `offset`/.test(responses['200']?.description ?? ''),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
    expect(API_INTRODUCTION).toMatch(/10,000.*400.*`limit` and `offset`/);
    expect(API_INTRODUCTION).not.toContain('Without them they are whole');
  });

  test('contains no internal numbers of the search', () => {
    const { operations } = new ApiDocument(api().app);
    const listJobs = operations.find(({ id }) => id === 'listJobs');
    expect(listJobs?.description).toContain(
      'Where not all were counted, `X-Total-Count-Relation` says so.',
    );
    expect(listJobs?.description).not.toMatch(/\d,\d{3}/);
  });

  test('has a valid example for every body', async () => {
    const admin = await api().signIn('admin');
    const refused: string[] = [];
    for (const { id, method, path, body } of new ApiDocument(api().app).operations) {
      if (body === null) continue;
      const address = pathTo(path, () => MISSING);
      const { status, text } = await admin.send(method, address, body.example, {});
      const wanted =
        id === 'login' ? 401 : path.includes('{') ? 404 : method === 'POST' ? 201 : 200;
      // Examples must not contain a real password, or a record that exists in every company.
      const isUnknown = text.includes(`"${UNKNOWN[id] ?? 'nothing'}"`);
      const isTaken =
        body.example !== undefined && ([wanted, 200, 204].includes(status) || isUnknown);
      if (!isTaken) refused.push(`${id}: ${status} ${text}`);
    }
    expect(refused).toEqual([]);
  });
});
