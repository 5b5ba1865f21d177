import { pathTo, pathWith } from './api-document';
import type { ApiOperation } from './api-document';
import { PASSWORD } from '../app/cast';
import { records } from './access-records';
import { confirmed } from '../accounts/factors';
import { type Caller, describeHttpOnServer } from '../app/http';
import { driverIdOf, expectStatus, makeCharge, makeComment, makeJob } from '../records/jobs';
import { makePriceListItem, makeView } from '../records/jobs';
import { sendLogo } from '../reports/photos';
import { isOfMoney, MAIL_ENV, makeMoney, moneyId, type MoneyRecords } from './money-records';
import { eraseOne } from './erased-records';
import { OF_CANCELLED, OF_UNITS, WALKED_ELSEWHERE } from './kinds-of-operations';
import { programIdsFor } from './program-records';
import { isLetIn, nameOf, NOBODY, RouteCalls } from './route-calls';

describeHttpOnServer(
  'Each route',
  (api) => {
    let routes: RouteCalls;

    beforeAll(async () => {
      // Sample bodies name job 1 as the target of moved units.
      await makeJob(api());
      routes = await RouteCalls.of(api());
    });

    const makeMoneyFor = async (operation: ApiOperation) =>
      isOfMoney(operation) ? makeMoney(api()) : null;

    /** Signs the user in and returns the session's id. */
    async function sessionOf(admin: Caller, userId: number): Promise<number> {
      const path = `/api/admin/users/${userId}`;
      const { email } = expectStatus(await admin.get(path), 200);
      const body = { email, password: PASSWORD };
      expectStatus(await api().anonymous.post('/api/auth/login', body), 200);
      return expectStatus(await admin.get(`${path}/sessions`), 200)[0].id;
    }

    test('drivers reach their own records', async () => {
      const driver = await api().as('driver');
      const failed: string[] = [];
      for (const operation of routes.ofDrivers()) {
        const { jobs, waiting, photos } = records(api());
        const path = await pathWith(operation.path, async (name) => {
          if (name === 'unitId') return (await waiting.driver()).unit;
          if (operation.path.includes('{unitId}')) return (await waiting.driver()).job;
          if (operation.path.startsWith('/api/photos')) return photos.driver();
          if (name === 'userId') return api().cast.driver.userId;
          const isOfJob = operation.path.startsWith('/api/jobs/{id}');
          return isOfJob ? jobs.driver() : driverIdOf(api(), 'driver');
        });
        const { status } = await routes.call(driver, operation, path);
        if (![200, 201].includes(status)) failed.push(`${operation.method} ${path} ${status}`);
      }
      expect(failed).toEqual([]);
      expect(await routes.strays(driver, routes.ofPersons(), [NOBODY], isLetIn)).toEqual([]);
    });

    test('an admin reaches the records of all users, and gets 404 for missing ones', async () => {
      const admin = await confirmed(api(), 'admin');
      const failed: string[] = [];
      // Reads change nothing, so they share these records.
      const read = records(api());
      let readMoney: MoneyRecords | null = null;
      for (const operation of routes.guarded().filter(({ id }) => !WALKED_ELSEWHERE.includes(id))) {
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
        if (operation.id === 'getCompanyLogo')
          expectStatus(await sendLogo(api(), routes.picture), 200);
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
            if (name === 'commentId') return makeComment(api(), await ids.jobs[member]());
            return ids.jobs[member]();
          });
          const { status } = await routes.call(admin, operation, path, money);
          const isGone =
            operation.method === 'DELETE' && member === 'otherDriver' && status === 404;
          if (status >= 300 && !isGone) failed.push(`${operation.method} ${path} ${status}`);
          if (path === operation.path || money !== null) break;
        }
        const nowhere = pathTo(operation.path, () => NOBODY);
        if (!nowhere.includes(String(NOBODY))) continue;
        const missing = await routes.call(admin, operation, nowhere);
        if (missing.status !== 404) failed.push(`${nameOf(operation)} ${missing.status}`);
      }
      expect(failed).toEqual([]);
    });
  },
  MAIL_ENV,
);
