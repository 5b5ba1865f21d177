import { type ApiOperation, ApiDocument, pathTo, pathWith } from './api-document';
import { PASSWORD } from '../cast';
import { records } from './access-records';
import { confirmed } from '../factors';
import { type Caller, describeHttpOnEachDatabase } from '../http';
import { driverIdOf, expectStatus, makeCharge, makeJob } from '../jobs';
import { makePriceListItem, makeView } from '../jobs';
import { jpeg, queryFor, sendLogo } from '../photos';
import {
  isOfMoney,
  MAIL_ENV,
  makeMoney,
  moneyBody,
  moneyId,
  moneyQuery,
  type MoneyRecords,
} from './money-records';
import { eraseOne } from './erased-records';
import { OF_CANCELLED, OF_SCHEDULES, OF_UNITS, WALKED_ELSEWHERE } from './kinds-of-operations';
import { sampleObject, sampleOf } from './sample-body';
import { BESIDE } from './beside';
import {
  FOR_EVERY_PERSON,
  FOR_EVERYBODY,
  FOR_THE_DRIVER_CONCERNED,
  OPEN,
} from './routes-of-everybody';
import { programIdsFor } from './program-records';
import { routePolicies } from '../../src/http/access/route-policies';

const NOBODY = 999_999;

interface Reply {
  readonly status: number;
  /** Without the request id, the only allowed difference between two refusals. */
  readonly body: unknown;
}

describeHttpOnEachDatabase(
  'Access to routes',
  (api) => {
    let document: ApiDocument;
    let picture: Buffer;

    beforeAll(async () => {
      picture = await jpeg();
      // Job 1, named by sample bodies: units can be moved to it.
      await makeJob(api());
      document = new ApiDocument(api().app);
    });

    const nameOf = ({ method, path }: ApiOperation) => `${method} ${path}`;
    const guarded = () =>
      document.operations.filter((operation) => !OPEN.includes(nameOf(operation)));
    const forStaff = () =>
      guarded().filter(
        (operation) =>
          ![...FOR_EVERY_PERSON, ...FOR_THE_DRIVER_CONCERNED].includes(nameOf(operation)),
      );
    const own = () =>
      guarded().filter((operation) => FOR_THE_DRIVER_CONCERNED.includes(nameOf(operation)));

    /** A valid body, so that only access control can refuse. */
    function bodyFor({ id, body, file }: ApiOperation): unknown {
      if (file !== null) return picture;
      if (body === null) return undefined;
      if (id === 'login') return { email: 'ada@example.com', password: PASSWORD };
      if (id === 'erasePerson') return { name: 'Garage', reason: 'asked' };
      if (id === 'updateJob') return { status: 'in-transit' };
      if (id === 'addJobCharge') return { nameEn: 'Tolls', unit: 'each', price: 5, taxable: true };
      if (OF_SCHEDULES.includes(id)) return { ...sampleObject(document, body), ...BESIDE[id] };
      return sampleOf(document, body);
    }

    /** The answer, or the beginning of an open stream. */
    async function call(
      caller: Caller,
      operation: ApiOperation,
      path: string,
      money: MoneyRecords | null = null,
    ): Promise<Reply> {
      const named = money === null ? null : moneyBody(operation, money);
      const body = named ?? bodyFor(operation);
      const isFile = operation.file !== null;
      const needed = money === null ? '' : moneyQuery(operation, money);
      const query = isFile ? `?${queryFor({}, picture)}` : needed;
      const response = await fetch(api().address + path + query, {
        method: operation.method,
        headers: {
          ...(caller.token !== null && { Authorization: `Bearer ${caller.token}` }),
          ...(body !== undefined && { 'Content-Type': operation.file ?? 'application/json' }),
        },
        ...(body !== undefined && {
          body: isFile ? new Uint8Array(picture) : JSON.stringify(body),
        }),
      });
      if (response.headers.get('content-type')?.includes('json') !== true) {
        await response.body?.cancel();
        return { status: response.status, body: null };
      }
      const answer: unknown = await response.json();
      return {
        status: response.status,
        body:
          typeof answer === 'object' && !Array.isArray(answer)
            ? { ...answer, requestId: undefined }
            : answer,
      };
    }

    /** All routes with an unexpected answer, and that answer. */
    async function strays(
      caller: Caller,
      operations: readonly ApiOperation[],
      ids: readonly number[],
      isWanted: (reply: Reply) => boolean,
    ): Promise<string[]> {
      const found: string[] = [];
      for (const operation of operations)
        for (const path of new Set(ids.map((id) => pathTo(operation.path, () => id)))) {
          const reply = await call(caller, operation, path);
          if (!isWanted(reply)) found.push(`${operation.method} ${path} ${reply.status}`);
        }
      return found;
    }

    const makeMoneyFor = async (operation: ApiOperation) =>
      isOfMoney(operation) ? makeMoney(api()) : null;

    /** A new session of the user. */
    async function sessionOf(admin: Caller, userId: number): Promise<number> {
      const path = `/api/admin/users/${userId}`;
      const { email } = expectStatus(await admin.get(path), 200);
      const body = { email, password: PASSWORD };
      expectStatus(await api().anonymous.post('/api/auth/login', body), 200);
      return expectStatus(await admin.get(`${path}/sessions`), 200)[0].id;
    }

    const is = (status: number) => (reply: Reply) => reply.status === status;
    /** Whether access was granted, even if the request has other errors. */
    const isLetIn = ({ body }: Reply) =>
      !['not_signed_in', 'forbidden'].includes((body as { code?: string } | null)?.code ?? '');

    test('the document lists every route of the program, and no others', () => {
      const routes = routePolicies(api().app).map(
        ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
      );
      expect(document.operations.map(nameOf).sort()).toEqual(routes.sort());
    });

    test('the document states for every route whether it needs a session', () => {
      const open = document.operations.filter((operation) => operation.isPublic).map(nameOf);
      expect(open.sort()).toEqual([...OPEN].sort());
    });

    test('nobody signed in reaches nothing but what is for everybody', async () => {
      const { job, customer } = records(api());
      const ids = [await job(), await customer(), NOBODY];
      expect(await strays(api().anonymous, guarded(), ids, is(401))).toEqual([]);
      const open = document.operations.filter((operation) =>
        FOR_EVERYBODY.includes(nameOf(operation)),
      );
      expect(await strays(api().anonymous, open, [NOBODY], isLetIn)).toEqual([]);
    });

    test('an invalid token and one of another server grant no access', async () => {
      const job = await records(api()).job();
      const forged = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwicm9sZSI6ImFkbWluIn0.';
      for (const token of ['x', forged])
        expect(await strays(api().caller(token), guarded(), [job], is(401))).toEqual([]);
    });

    test('an account that was deactivated or deleted is nobody at once', async () => {
      const admin = await api().as('admin');
      const job = await records(api()).job();
      for (const role of ['admin', 'driver'])
        for (const end of ['deactivated', 'deleted']) {
          const email = `${role}-${end}@example.com`;
          const person = { name: 'Former', email, password: PASSWORD, role };
          const { id } = expectStatus(await admin.post('/api/admin/users', person), 201);
          const signIn = () =>
            api().anonymous.post('/api/auth/login', { email, password: PASSWORD });
          const { token } = expectStatus(await signIn(), 200);
          const path = `/api/admin/users/${id}`;
          if (end === 'deleted') expectStatus(await admin.delete(path), 204);
          else expectStatus(await admin.put(path, { isActive: false }), 200);
          const former = api().caller(token);
          expect(await strays(former, guarded(), [job], is(401))).toEqual([]);
          expect((await signIn()).status).toBe(401);
        }
    });

    test('an unknown role has no permissions', async () => {
      const { job, customer } = records(api());
      const stranger = await api().as('stranger');
      const ids = [await job(), await customer(), NOBODY];
      expect(await strays(stranger, guarded(), ids, is(403))).toEqual([]);
    });

    test('drivers are refused staff routes for any id', async () => {
      const driver = await api().as('driver');
      const { job, customer, jobs } = records(api());
      const made = [await job(), await customer(), await jobs.driver()];
      const ids = [...made, driverIdOf(api(), 'driver'), NOBODY];
      expect(await strays(driver, forStaff(), ids, is(403))).toEqual([]);
    });

    test('drivers reach their own data', async () => {
      const driver = await api().as('driver');
      const failed: string[] = [];
      for (const operation of own()) {
        const { jobs, waiting, photos } = records(api());
        const path = await pathWith(operation.path, async (name) => {
          if (name === 'unitId') return (await waiting.driver()).unit;
          if (operation.path.includes('{unitId}')) return (await waiting.driver()).job;
          if (operation.path.startsWith('/api/photos')) return photos.driver();
          if (name === 'userId') return api().cast.driver.userId;
          const isOfJob = operation.path.startsWith('/api/jobs/{id}');
          return isOfJob ? jobs.driver() : driverIdOf(api(), 'driver');
        });
        const { status } = await call(driver, operation, path);
        if (![200, 201].includes(status)) failed.push(`${operation.method} ${path} ${status}`);
      }
      expect(failed).toEqual([]);
      const forPersons = document.operations.filter((operation) =>
        FOR_EVERY_PERSON.includes(nameOf(operation)),
      );
      expect(await strays(driver, forPersons, [NOBODY], isLetIn)).toEqual([]);
    });

    test("drivers cannot tell what is another's from what is not there", async () => {
      const driver = await api().as('driver');
      // These records do not change.
      const refused = records(api());
      for (const operation of own()) {
        const { job, jobs, deletedJob, photos, waiting } = refused;
        const theirs = await waiting.otherDriver();
        const foreign = operation.path.includes('{userId}')
          ? [api().cast.otherDriver.userId, api().cast.admin.userId]
          : operation.path.startsWith('/api/jobs/{id}')
            ? [await jobs.otherDriver(), await job(), await deletedJob(), theirs.job]
            : operation.path.startsWith('/api/photos')
              ? [await photos.otherDriver()]
              : [driverIdOf(api(), 'otherDriver')];
        const missing = await call(
          driver,
          operation,
          pathTo(operation.path, () => NOBODY),
        );
        expect({ operation: nameOf(operation), ...missing }).toMatchObject({ status: 404 });
        for (const id of foreign)
          expect(
            await call(
              driver,
              operation,
              pathTo(operation.path, (name) => (name === 'unitId' ? theirs.unit : id)),
            ),
          ).toEqual(missing);
      }
    });

    test("a driver's refused request has no effect", async () => {
      const driver = await api().as('driver');
      const admin = await api().as('admin');
      const theirJob = await records(api()).jobs.otherDriver();
      const before = await admin.get(`/api/jobs/${theirJob}`);
      await strays(driver, own(), [theirJob], () => true);
      await strays(driver, forStaff(), [theirJob], () => true);
      expect((await admin.get(`/api/jobs/${theirJob}`)).body).toEqual(before.body);
    });

    test('an admin reaches every record, and gets an error for missing ones', async () => {
      const admin = await confirmed(api(), 'admin');
      const failed: string[] = [];
      // Reads change nothing, so one set of records serves all of them.
      const read = records(api());
      let readMoney: MoneyRecords | null = null;
      for (const operation of guarded().filter(({ id }) => !WALKED_ELSEWHERE.includes(id))) {
        const isReading =
          operation.method === 'GET' && ![...OF_CANCELLED, 'getErasure'].includes(operation.id);
        const ids = isReading ? read : records(api());
        if (OF_CANCELLED.includes(operation.id))
          for (const job of [ids.jobs.driver, ids.jobs.otherDriver]) {
            const path = `/api/jobs/${await job()}/cancel`;
            expectStatus(await admin.post(path, { reason: 'other' }), 200);
          }
        if (operation.id === 'carryJobOn')
          for (const waiting of [ids.waiting.driver, ids.waiting.otherDriver]) {
            const { job, unit } = await waiting();
            const path = `/api/jobs/${job}/units/${unit}/leave`;
            expectStatus(await admin.post(path, { reason: 'refused' }), 200);
          }
        if (operation.id === 'getCompanyLogo') expectStatus(await sendLogo(api(), picture), 200);
        const isOfPrices = operation.path.startsWith('/api/price-list/');
        const item = isOfPrices ? await makePriceListItem(api()) : NOBODY;
        if (isReading && isOfMoney(operation)) readMoney ??= await makeMoney(api());
        const ownMoney = isReading ? readMoney : await makeMoneyFor(operation);
        const money = isOfMoney(operation) ? ownMoney : null;
        const isOfErasure = operation.id === 'getErasure';
        const erasure = isOfErasure ? await eraseOne(admin, await ids.customer()) : NOBODY;
        const isOfViews = operation.path.startsWith('/api/saved-views/');
        const session =
          operation.id === 'endUserSession' ? await sessionOf(admin, await ids.user()) : NOBODY;
        const view = isOfViews ? await makeView(api(), 'admin', operation.id) : NOBODY;
        const ofProgram = await programIdsFor(api(), operation);
        for (const member of ['driver', 'otherDriver'] as const) {
          const path = await pathWith(operation.path, async (name) => {
            if (ofProgram !== null) return ofProgram(name);
            if (money !== null) return moneyId(operation, name, money);
            if (name === 'driverId') return driverIdOf(api(), member);
            if (name === 'operationId') return ids.refused[member]();
            if (name === 'unitId') return (await ids.waiting[member]()).unit;
            if (name === 'userId') return api().cast[member].userId;
            if (operation.path.startsWith('/api/photos')) return ids.photos[member]();
            if (operation.path.startsWith('/api/drivers')) return driverIdOf(api(), member);
            if (operation.path.startsWith('/api/customers')) return ids.customer();
            if (operation.path.startsWith('/api/customer-notices')) return ids.notices[member]();
            if (name === 'sessionId') return session;
            if (operation.path.startsWith('/api/privacy/people'))
              return member === 'driver' ? ids.customer() : ids.otherCustomer();
            if (isOfErasure) return erasure;
            if (operation.path.startsWith('/api/admin/users')) return ids.user();
            if (operation.id === 'changeJobBilling') return ids.deliveredJob();
            if (OF_UNITS.includes(operation.id)) return (await ids.waiting[member]()).job;
            if (isOfViews) return view;
            if (isOfPrices) return item;
            if (name === 'chargeId') return makeCharge(api(), await ids.jobs[member]());
            return ids.jobs[member]();
          });
          const { status } = await call(admin, operation, path, money);
          const isGone =
            operation.method === 'DELETE' && member === 'otherDriver' && status === 404;
          if (status >= 300 && !isGone) failed.push(`${operation.method} ${path} ${status}`);
          if (path === operation.path || money !== null) break;
        }
        const nowhere = pathTo(operation.path, () => NOBODY);
        if (!nowhere.includes(String(NOBODY))) continue;
        const missing = await call(admin, operation, nowhere);
        if (missing.status !== 404) failed.push(`${nameOf(operation)} ${missing.status}`);
      }
      expect(failed).toEqual([]);
    });
  },
  MAIL_ENV,
);
