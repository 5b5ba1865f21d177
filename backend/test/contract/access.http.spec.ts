import { pathTo } from './api-document';
import { PASSWORD } from '../app/cast';
import { records } from './access-records';
import { describeHttp } from '../app/http';
import { driverIdOf, expectStatus, makeJob } from '../records/jobs';
import { IS_FULL_TIER } from '../app/tier';
import { MAIL_ENV } from './money-records';
import { isLetIn, nameOf, NOBODY, type Reply, RouteCalls } from './route-calls';
import {
  FOR_EVERY_PERSON,
  FOR_EVERYBODY,
  FOR_THE_DRIVER_CONCERNED,
  OPEN,
} from './routes-of-everybody';
import { routePolicies } from '../../src/http/access/route-policies';

/** The role decides nothing here, so the fast tier takes one for each end. */
const FORMER = [
  ['admin', 'deactivated'],
  ['driver', 'deleted'],
  ...(IS_FULL_TIER ? [['admin', 'deleted'] as const, ['driver', 'deactivated'] as const] : []),
] as const;

describeHttp(
  'Access to each route',
  (api) => {
    let routes: RouteCalls;

    beforeAll(async () => {
      // Sample bodies name job 1 as the target of moved units.
      await makeJob(api());
      routes = await RouteCalls.of(api());
    });

    const forStaff = () =>
      routes
        .guarded()
        .filter(
          (operation) =>
            ![...FOR_EVERY_PERSON, ...FOR_THE_DRIVER_CONCERNED].includes(nameOf(operation)),
        );

    const is = (status: number) => (reply: Reply) => reply.status === status;

    test('every route of the program is in the document, and vice versa', () => {
      const served = routePolicies(api().app).map(
        ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
      );
      expect(routes.document.operations.map(nameOf).sort()).toEqual(served.sort());
    });

    test('the document says for every route whether it needs a session', () => {
      const open = routes.document.operations.filter((operation) => operation.isPublic).map(nameOf);
      expect(open.sort()).toEqual([...OPEN].sort());
    });

    test('nobody signed in reaches nothing but what is for everybody', async () => {
      const { job, customer } = records(api());
      const ids = [await job(), await customer(), NOBODY];
      expect(await routes.strays(api().anonymous, routes.guarded(), ids, is(401))).toEqual([]);
      const open = routes.document.operations.filter((operation) =>
        FOR_EVERYBODY.includes(nameOf(operation)),
      );
      expect(await routes.strays(api().anonymous, open, [NOBODY], isLetIn)).toEqual([]);
    });

    test('a malformed token and a forged one get 401 on every route', async () => {
      const job = await records(api()).job();
      const forged = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwicm9sZSI6ImFkbWluIn0.';
      for (const token of ['x', forged])
        expect(await routes.strays(api().caller(token), routes.guarded(), [job], is(401))).toEqual(
          [],
        );
    });

    test('an account that was deactivated or deleted is nobody at once', async () => {
      const admin = await api().as('admin');
      const job = await records(api()).job();
      for (const [role, end] of FORMER) {
        const email = `${role}-${end}@example.com`;
        const person = { name: 'Former', email, password: PASSWORD, role };
        const { id } = expectStatus(await admin.post('/api/admin/users', person), 201);
        const signIn = () => api().anonymous.post('/api/auth/login', { email, password: PASSWORD });
        const { token } = expectStatus(await signIn(), 200);
        const path = `/api/admin/users/${id}`;
        if (end === 'deleted') expectStatus(await admin.delete(path), 204);
        else expectStatus(await admin.put(path, { isActive: false }), 200);
        const former = api().caller(token);
        expect(await routes.strays(former, routes.guarded(), [job], is(401))).toEqual([]);
        expect((await signIn()).status).toBe(401);
      }
    });

    test('an unknown role has no permissions', async () => {
      const { job, customer } = records(api());
      const stranger = await api().as('stranger');
      const ids = [await job(), await customer(), NOBODY];
      expect(await routes.strays(stranger, routes.guarded(), ids, is(403))).toEqual([]);
    });

    test('drivers get 403 on staff routes, for any id', async () => {
      const driver = await api().as('driver');
      const { job, customer, jobs } = records(api());
      const made = [await job(), await customer(), await jobs.driver()];
      const ids = [...made, driverIdOf(api(), 'driver'), NOBODY];
      expect(await routes.strays(driver, forStaff(), ids, is(403))).toEqual([]);
    });

    test("drivers cannot tell what is another's from what is not there", async () => {
      const driver = await api().as('driver');
      // Refused requests change nothing, so these records can be shared.
      const refused = records(api());
      for (const operation of routes.ofDrivers()) {
        const { job, jobs, deletedJob, photos, waiting } = refused;
        const theirs = await waiting.otherDriver();
        const foreign = operation.path.includes('{userId}')
          ? [api().cast.otherDriver.userId, api().cast.admin.userId]
          : operation.path.startsWith('/api/jobs/{id}')
            ? [await jobs.otherDriver(), await job(), await deletedJob(), theirs.job]
            : operation.path.startsWith('/api/photos')
              ? [await photos.otherDriver()]
              : [driverIdOf(api(), 'otherDriver')];
        const missing = await routes.call(
          driver,
          operation,
          pathTo(operation.path, () => NOBODY),
        );
        expect({ operation: nameOf(operation), ...missing }).toMatchObject({ status: 404 });
        for (const id of foreign)
          expect(
            await routes.call(
              driver,
              operation,
              pathTo(operation.path, (name) => (name === 'unitId' ? theirs.unit : id)),
            ),
          ).toEqual(missing);
      }
    });

    test('a refused request of a driver changes nothing', async () => {
      const driver = await api().as('driver');
      const admin = await api().as('admin');
      const theirJob = await records(api()).jobs.otherDriver();
      const before = await admin.get(`/api/jobs/${theirJob}`);
      await routes.strays(driver, routes.ofDrivers(), [theirJob], () => true);
      await routes.strays(driver, forStaff(), [theirJob], () => true);
      expect((await admin.get(`/api/jobs/${theirJob}`)).body).toEqual(before.body);
    });
  },
  MAIL_ENV,
);
