import type { Permission } from '@dispatch/domain/people/permissions';
import { type Scope, SCOPES, scopeFor } from '@dispatch/domain/people/scopes';
import { type Caller, describeHttp, type TestApi } from '../app/http';
import type { Answer } from '../app/caller';
import { IS_FULL_TIER } from '../app/tier';
import { makeServiceAccount, makeServiceToken, makeToken } from '../accounts/tokens';
import { routePolicies } from '../../src/http/access/route-policies';
import { ApiDocument, type ApiOperation, pathTo } from './api-document';
import { OF_THE_ACCOUNT } from './kinds-of-operations';
import { ACCOUNT, CHARGE, COMMENT, plantRecords, REASON, STANDING } from './planted-records';
import { ITS_DIGITS, OF_SESSIONS, SENTINEL } from './priced-records';
import { sampleOf } from './sample-body';

/** These scopes include the prices of billed records, and sums of them. */
const OF_MONEY = /^billing:|^price-list:|^money-reports:/;
const MONEY_ROUTES =
  /\/(charges|billing|price-list|invoices|payments|books|money-leaks|money-reports|booked|statement)\b/;
/** A stale version makes the refusal return the current record. */
const STALE_AND_PLAIN: Record<string, string>[] = [{ 'If-Match': '"999"' }, {}];
/** Reads ignore the version; only the full tier sends them one. */
const headersFor = ({ method }: ApiOperation) =>
  method === 'GET' && !IS_FULL_TIER ? [{}] : STALE_AND_PLAIN;
const without = (hidden: RegExp) => SCOPES.filter((scope) => !hidden.test(scope));
const WITHOUT_AMOUNTS = without(new RegExp(`^prices:|${OF_MONEY.source}`));

/** Each single scope reaches part of what the others of the list reach, so the fast tier leaves them out. */
const ALONE = IS_FULL_TIER ? SCOPES : [];
const CALLERS: [string, readonly Scope[]][] = [
  ...ALONE.map((scope): [string, Scope[]] => [scope, [scope]]),
  ['all but prices', without(/^prices:/)],
  ['all but billing', without(OF_MONEY)],
  ['all but prices and billing', WITHOUT_AMOUNTS],
  ['all but customers', without(/^customers:/)],
];

/** Writing once with the fewest scopes suffices in the fast tier. */
const WRITERS = CALLERS.filter(([name]) => IS_FULL_TIER || name === 'all but prices and billing');

/** The planted data that a caller may see. */
interface Sight {
  readonly prices: boolean;
  readonly customers: boolean;
  readonly billing: boolean;
  readonly comments: boolean;
  readonly accounts: boolean;
}

const sightOf = (scopes: readonly Scope[]): Sight => ({
  prices: scopes.includes('prices:read'),
  customers: scopes.some((scope) => scope.startsWith('customers:')),
  billing: scopes.some((scope) => OF_MONEY.test(scope)),
  comments: scopes.includes('jobs:read'),
  accounts: scopes.includes('users:read'),
});

/** Finds forbidden data in a response. */
function leaksOf({ text, headers }: Answer, path: string, sight: Sight): string[] {
  const whole = `${text}\n${[...headers].map((header) => header.join(': ')).join('\n')}`;
  const hidden = [
    ...(sight.prices || (sight.billing && MONEY_ROUTES.test(path)) ? [] : [ITS_DIGITS]),
    ...(sight.customers ? [] : [new RegExp(REASON), STANDING]),
    ...(sight.billing ? [] : [new RegExp(CHARGE)]),
    ...(sight.comments ? [] : [new RegExp(COMMENT)]),
    ...(sight.accounts ? [] : [new RegExp(ACCOUNT)]),
  ];
  return hidden.flatMap((pattern) => pattern.exec(whole)?.[0] ?? []);
}

function everyRoute(api: () => TestApi): void {
  test('asks for its scope, or is for people alone', async () => {
    const account = await makeServiceAccount(api());
    // One token per scope.
    const programs = new Map<Scope | null, Caller>();
    const programWithout = async (scope: Scope | null): Promise<Caller> => {
      const others = SCOPES.filter((one) => one !== scope);
      const program =
        programs.get(scope) ??
        api().injected((await makeServiceToken(api(), account, others)).program);
      programs.set(scope, program);
      return program;
    };
    const strays: string[] = [];
    for (const { method, path, access } of routePolicies(api().app)) {
      if (access === null || access.startsWith('public:')) continue;
      const scope = scopeFor(access as Permission, method); // as the route declares it
      const program = await programWithout(scope);
      const address = path.replace(/:\w+/g, '1');
      const { status, body } = await program.send(method, address, undefined, {});
      const isRight =
        scope === null
          ? status === 403 && ['not_for_tokens', 'forbidden'].includes(body.code)
          : body.code === 'token_scope_missing' && body.params.scope === scope;
      if (!isRight) strays.push(`${method} ${path} ${status} ${body.code}`);
    }
    expect(strays).toEqual([]);
  });

  describe('with planted prices and restricted words', () => {
    let document: ApiDocument;
    let planted: Awaited<ReturnType<typeof plantRecords>>;
    let account: number;
    beforeAll(async () => {
      document = new ApiDocument(api().app);
      planted = await plantRecords(api());
      account = await makeServiceAccount(api());
    });

    // An account has at most fifty tokens.
    const programs = new Map<string, Caller>();
    const programWith = async (scopes: readonly Scope[]) => {
      const key = scopes.join();
      const program =
        programs.get(key) ??
        api().injected((await makeServiceToken(api(), account, scopes)).program);
      programs.set(key, program);
      return program;
    };

    /** The operations that these scopes may use. */
    function reached(scopes: readonly Scope[], isRead: boolean): ApiOperation[] {
      const open = routePolicies(api().app).flatMap(({ method, path, access }) => {
        if (access === null || access.startsWith('public:')) return [];
        const scope = scopeFor(access as Permission, method); // as the route declares it
        const isOpen = scope !== null && scopes.includes(scope);
        return isOpen ? [`${method} ${path.replace(/:(\w+)/g, '{$1}')}`] : [];
      });
      const isLeftOut = ({ id }: ApiOperation) => [...OF_SESSIONS, ...OF_THE_ACCOUNT].includes(id);
      return document.operations.filter(
        (one) =>
          (one.method === 'GET') === isRead &&
          open.includes(`${one.method} ${one.path}`) &&
          !isLeftOut(one),
      );
    }

    const pathsTo = (operation: ApiOperation) =>
      planted.idsFor(operation).map((ids) => pathTo(operation.path, ids));

    const queriesOf = ({ id }: ApiOperation) =>
      id === 'listActivity'
        ? ['', ...['job', 'customer', 'job-template', 'invoice'].map((one) => `?resource=${one}`)]
        : id === 'downloadImportRows'
          ? ['?format=csv']
          : [''];

    test.each(CALLERS)('no answer to %s tells more than its scopes', async (_, scopes) => {
      const program = await programWith(scopes);
      const leaks: string[] = [];
      for (const operation of reached(scopes, true))
        for (const path of pathsTo(operation).flatMap((one) =>
          queriesOf(operation).map((query) => one + query),
        )) {
          const answer = await program.get(path);
          if (answer.status === 429) throw new Error('The rate of the token is too low.');
          for (const leak of leaksOf(answer, path, sightOf(scopes))) leaks.push(`${path}: ${leak}`);
        }
      expect([...new Set(leaks)]).toEqual([]);
    });

    test.each(WRITERS)('no write with %s tells more, nor writes a price', async (_, scopes) => {
      const sight = sightOf(scopes);
      const program = await programWith(scopes);
      const leaks: string[] = [];
      const refused = new Set<string>();
      const writes = reached(scopes, false).filter(({ method }) => method !== 'DELETE');
      for (const operation of writes)
        for (const path of pathsTo(operation)) {
          const sample = operation.body === null ? undefined : sampleOf(document, operation.body);
          for (const headers of STALE_AND_PLAIN) {
            const answer = await program.send(operation.method, path, sample, headers);
            for (const leak of leaksOf(answer, path, sight))
              leaks.push(`${operation.method} ${path} ${answer.status}: ${leak}`);
          }
          if (operation.body === null || sight.prices) continue;
          const units = [{ make: 'Kia', price: SENTINEL }];
          for (const more of [{ price: SENTINEL }, { price: null }, { units }]) {
            const body = { ...(sample as object), ...more }; // bodies are objects
            const { body: problem } = await program.send(operation.method, path, body, {});
            if (problem.code !== 'token_scope_missing' || problem.params.scope !== 'prices:read')
              leaks.push(`${operation.method} ${path} takes ${JSON.stringify(more)}`);
            refused.add(operation.id);
          }
        }
      expect([...new Set(leaks)]).toEqual([]);
      if (sight.prices || !scopes.includes('jobs:write')) return;
      for (const id of ['createJob', 'updateJob', 'cancelJob']) expect(refused).toContain(id);
    });

    test('the scope of prices writes one', async () => {
      const priced = await programWith(['jobs:read', 'jobs:write', 'prices:read']);
      const made = await priced.post('/api/jobs', { price: SENTINEL });
      expect([made.status, made.body.price]).toEqual([201, SENTINEL]);
    });

    test('does not replay a response to a token of the same user with fewer scopes', async () => {
      const scopes = WITHOUT_AMOUNTS;
      const admin = await api().as('admin');
      const program = api().injected((await makeToken(api(), scopes)).program);
      const leaks: string[] = [];
      let answered = 0;
      for (const operation of reached(scopes, false).filter(({ method }) => method === 'POST'))
        for (const path of pathsTo(operation)) {
          const body = operation.body === null ? undefined : sampleOf(document, operation.body);
          const key = { 'Idempotency-Key': `${operation.id} ${path}`.replaceAll(' ', '-') };
          const first = await admin.post(path, body, key);
          const answer = await program.post(path, body, key);
          if (ITS_DIGITS.test(first.text)) answered += 1;
          const isReplay = answer.headers.has('Idempotency-Replayed');
          for (const leak of leaksOf(answer, path, sightOf(scopes))) leaks.push(`${path}: ${leak}`);
          if (isReplay) leaks.push(`${path} is replayed`);
        }
      expect([...new Set(leaks)]).toEqual([]);
      expect(answered).toBeGreaterThan(2);
    });

    const NOTHING: Sight = {
      ...{ prices: false, customers: false, billing: false },
      ...{ comments: false, accounts: false },
    };
    const OFFICE: Sight = { ...NOTHING, customers: true, comments: true };
    type Plain = [string, () => Promise<Caller>, Sight];
    const ofToken: Plain = [
      'a token without prices and billing',
      () => programWith(WITHOUT_AMOUNTS),
      { ...OFFICE, accounts: true },
    ];
    const seesMoney = { ...OFFICE, prices: true, billing: true };
    const OF_OFFICE: Plain[] = [
      ['a user of billing', () => api().as('billing'), seesMoney],
      ['a dispatcher', () => api().as('dispatcher'), seesMoney],
    ];
    const PLAIN: Plain[] = [
      ['a viewer', () => api().as('viewer'), OFFICE],
      ['a driver', () => api().as('driver'), NOTHING],
      // The tests above read and write with these scopes too.
      ...(IS_FULL_TIER ? [...OF_OFFICE, ofToken] : []),
    ];
    // The last tests: they delete the planted records.
    test.each(['read', 'write'].flatMap((kind) => PLAIN.map((one) => [kind, ...one] as const)))(
      'no %s by %s tells more than allowed',
      async (kind, _, of, sight) => {
        const caller = await of();
        const leaks: string[] = [];
        const statuses = new Set<number>();
        const isLeftOut = ({ id, method }: ApiOperation) =>
          [...OF_SESSIONS, ...OF_THE_ACCOUNT].includes(id) ||
          (method === 'GET') !== (kind === 'read');
        for (const operation of document.operations.filter((one) => !isLeftOut(one)))
          for (const path of pathsTo(operation)) {
            const body = operation.body === null ? undefined : sampleOf(document, operation.body);
            for (const headers of headersFor(operation)) {
              const answer = await caller.send(operation.method, path, body, headers);
              statuses.add(answer.status);
              for (const leak of leaksOf(answer, path, sight))
                leaks.push(`${operation.method} ${path} ${answer.status}: ${leak}`);
            }
          }
        expect([...new Set(leaks)]).toEqual([]);
        for (const status of kind === 'read' ? [200, 403, 404] : [403])
          expect(statuses).toContain(status);
      },
    );
  });
}

// Each token sends a request to every route, more than a minute allows.
describeHttp('A token on every route', everyRoute, { TOKEN_RATE_LIMIT: '100000' });
