import { can, type Permission, permissionsOf } from '@dispatch/domain/people/permissions';
import { routePolicies } from '../../src/http/access/route-policies';
import { CAST, type Member } from '../app/cast';
import { describeHttp } from '../app/http';
import { ApiDocument, type ApiOperation, pathTo } from './api-document';
import { OF_THE_ACCOUNT } from './kinds-of-operations';
import { sampleOf } from './sample-body';

const NOBODY = 999_999;
/** They end the caller's sessions or stay open; separate tests cover them. */
const LEFT_OUT = [...OF_THE_ACCOUNT, 'listenToEvents'];

/** The own data that all users may change. */
const OWN = [
  'PATCH /api/auth/me',
  'POST /api/auth/confirmation',
  'POST /api/auth/confirmation/challenges',
  'DELETE /api/auth/devices',
  'DELETE /api/auth/devices/{id}',
  'POST /api/auth/passkeys',
  'PATCH /api/auth/passkeys/{id}',
  'DELETE /api/auth/passkeys/{id}',
  'POST /api/auth/passkeys/challenges',
  'POST /api/auth/second-factor/app',
  'POST /api/auth/second-factor/app/confirmation',
  'DELETE /api/auth/second-factor/app',
  'POST /api/auth/second-factor/recovery-codes',
  'POST /api/tokens',
  'DELETE /api/tokens/{id}',
  'POST /api/auth/password',
  'DELETE /api/auth/sessions',
  'DELETE /api/auth/sessions/{id}',
  'POST /api/notices/read',
  'POST /api/saved-views',
  'PUT /api/saved-views/{id}',
  'DELETE /api/saved-views/{id}',
  'PUT /api/jobs/{id}/presence',
];
/** Users and settings: only for admins. All users with billing permission read the settings of invoices. */
const OF_ADMINS =
  /^\w+ \/api\/((admin|audit|privacy|webhooks)\b|company\/)|^(POST|PUT|DELETE) \/api\/(company|price-list|customer-notices\/(settings|texts))\b/;
/** Sums of the company's money, for admins and billing. */
const OF_THE_OWNER = /\/api\/money-reports\b/;
/** Billing may change money, and the data that invoices are calculated from. */
const OF_MONEY =
  /\/api\/(invoices|payments|books|price-list|mail-bounces|tax-quotes)\b|\/(charges|billing|collection-notes|statement-mails|reminder-mails)\b/;
/** Comments change nothing of a job. */
const COMMENTS = /\/comments\b/;
/** Data about money, and other restricted data. */
const HIDDEN_FROM_VIEWERS =
  /\/api\/(invoices|payments|books|price-list|money-leaks|money-reports|reports|receivables|activity|addresses|admin|audit|privacy|webhooks|company|imports|import-template|job-templates|recurring-jobs|push)\b|\/(charges|billing|billing-summary|collection-notes|statement|statement-mails|reminder-mails|revenue-per-month)\b/;

const nameOf = ({ method, path }: ApiOperation) => `${method} ${path}`;
/** This POST only reads: its ids may not fit into a URL. */
const isReading = (operation: ApiOperation) =>
  operation.method === 'GET' || operation.id === 'exportChosenJobs';

describeHttp('The permissions of each role', (api) => {
  let document: ApiDocument;
  let guarded: readonly ApiOperation[];
  beforeAll(() => {
    document = new ApiDocument(api().app);
    guarded = document.operations.filter(({ isPublic }) => !isPublic);
  });

  /** The routes that let the user through, tested on the running server. */
  async function reached(member: Member): Promise<ApiOperation[]> {
    const caller = api().injected(await api().signIn(member));
    const found: ApiOperation[] = [];
    for (const operation of guarded) {
      if (LEFT_OUT.includes(operation.id)) {
        found.push(operation);
        continue;
      }
      const path = pathTo(operation.path, () => NOBODY);
      const body = operation.body === null ? undefined : sampleOf(document, operation.body);
      const query = operation.id === 'listActivity' ? '?resource=job' : '';
      const { status } = await caller.send(operation.method, path + query, body, {});
      if (status === 401) throw new Error(`${nameOf(operation)} ended the session`);
      if (status !== 403) found.push(operation);
    }
    return found;
  }

  test.each(['admin', 'dispatcher', 'billing', 'viewer', 'pricedViewer', 'driver'] as const)(
    'the server lets %s through to the routes that the table of roles gives them, and to no other',
    async (member) => {
      const permissions = permissionsOf({ seesPrices: false, ...CAST[member] });
      const given = routePolicies(api().app).flatMap(({ method, path, access }) => {
        const isOpen = access === null || access.startsWith('public');
        const isGiven = !isOpen && can({ permissions }, access as Permission); // else open to all
        return isGiven ? [`${method} ${path.replace(/:(\w+)/g, '{$1}')}`] : [];
      });
      expect((await reached(member)).map(nameOf).sort()).toEqual(given.sort());
    },
  );

  test('a dispatcher can use everything except users, settings and financial reports', async () => {
    const names = (await reached('dispatcher')).map(nameOf);
    const wanted = guarded
      .map(nameOf)
      .filter((name) => !OF_ADMINS.test(name) && !OF_THE_OWNER.test(name));
    expect(names).toEqual(wanted);
  });

  test('billing changes only money, and nothing of the jobs', async () => {
    const changes = (await reached('billing')).filter((operation) => !isReading(operation));
    const wanted = guarded
      .filter((operation) => !isReading(operation))
      .map(nameOf)
      .filter((name) => OF_MONEY.test(name) || COMMENTS.test(name) || OWN.includes(name));
    expect(changes.map(nameOf)).toEqual(wanted);
  });

  test('a viewer changes only their own data, and reads nothing about money', async () => {
    const operations = await reached('viewer');
    const changes = operations.filter((operation) => !isReading(operation)).map(nameOf);
    expect(changes.sort()).toEqual([...OWN].sort());
    const wanted = guarded
      .filter(isReading)
      .map(nameOf)
      .filter((name) => !HIDDEN_FROM_VIEWERS.test(name));
    expect(operations.filter(isReading).map(nameOf)).toEqual(wanted);
  });

  test('a viewer who sees prices also reads the revenue', async () => {
    const names = (await reached('pricedViewer')).map(nameOf);
    const others = (await reached('viewer')).map(nameOf);
    expect(names.filter((name) => !others.includes(name))).toEqual([
      'GET /api/stats/revenue-per-month',
    ]);
  });
});
