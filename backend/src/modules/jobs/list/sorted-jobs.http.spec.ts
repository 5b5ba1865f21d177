import type { Caller } from '../../../../test/app/caller';
import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import { driverIdOf, expectStatus, makeCustomer, makeJob } from '../../../../test/records/jobs';
import { walkPages } from '../../../../test/app/pages';

/** Two of each price and driver, so that ties occur. */
const JOBS = [
  { name: 'first', price: 900, driver: 'otherDriver', customer: 'Zulu', day: 3 },
  { name: 'second', price: null, driver: null, customer: null, day: 1 },
  { name: 'third', price: 1200, driver: 'driver', customer: 'Alpha', day: 2 },
  { name: 'fourth', price: 900, driver: 'otherDriver', customer: 'Zulu', day: 3 },
  { name: 'fifth', price: 1200, driver: 'driver', customer: 'alpha', day: 4 },
] as const;

describeHttpOnEachDatabase('Delivered jobs in another order', (api) => {
  const ids = new Map<string, number>();
  const customers = new Map<string, number>();
  let admin: Caller;

  beforeAll(async () => {
    admin = await api().as('admin');
    for (const { name, price, driver, customer, day } of JOBS) {
      api().clock.advance(1000);
      const customerId = customer && (await makeCustomer(api(), customer));
      if (customerId !== null) customers.set(name, customerId);
      const job = await makeJob(api(), {
        price,
        driverId: driver && driverIdOf(api(), driver),
        customerId,
      });
      const delivered = { status: 'delivered', completedAt: `2026-03-0${day}T15:00:00.000Z` };
      expectStatus(await admin.put(`/api/jobs/${job.id}`, delivered), 200);
      ids.set(name, job.id);
    }
  });

  const names = (found: readonly number[]) =>
    found.map((id) => [...ids].find(([, other]) => other === id)?.[0]).join(' ');

  test.each([
    ['', 'fifth fourth first third second'],
    ['sort=completedAt&order=asc', 'second third first fourth fifth'],
    ['sort=createdAt', 'fifth fourth third second first'],
    ['sort=createdAt&order=asc', 'first second third fourth fifth'],
    ['sort=price', 'fifth third fourth first second'],
    ['sort=price&order=asc', 'second first fourth third fifth'],
    ['sort=customer', 'fifth third fourth first second'],
    ['sort=customer&order=desc', 'fourth first fifth third second'],
    ['sort=driver', 'fifth third fourth first second'],
    ['sort=driver&order=desc', 'fourth first fifth third second'],
  ])('follow each other page by page: %s', async (query, expected) => {
    for (const narrowed of ['', '&q=job', '&from=2026-03-01']) {
      const { ids: found } = await walkPages(
        admin,
        `/api/jobs/completed?limit=2&${query}${narrowed}`,
      );
      expect(`${narrowed} ${names(found)}`).toBe(`${narrowed} ${expected}`);
    }
  });

  test('are narrowed to one driver and one customer, in any order', async () => {
    const driver = `driverId=${driverIdOf(api(), 'otherDriver')}`;
    const customer = `customerId=${customers.get('fourth')}`;
    for (const [query, expected] of [
      [driver, 'fourth first'],
      [`${driver}&sort=completedAt&order=asc`, 'first fourth'],
      [`${driver}&sort=price&order=asc`, 'first fourth'],
      [`${driver}&sort=customer&from=2026-03-03&to=2026-03-03`, 'fourth first'],
      [`${driver}&q=zulu`, 'fourth first'],
      [customer, 'fourth'],
      [`${customer}&sort=driver`, 'fourth'],
      [`${customer}&${driver}&sort=createdAt`, 'fourth'],
      [`${customer}&driverId=${driverIdOf(api(), 'driver')}`, ''],
    ] as const) {
      const { ids: found } = await walkPages(admin, `/api/jobs/completed?limit=1&${query}`);
      expect(`${query}: ${names(found)}`).toBe(`${query}: ${expected}`);
    }
  });

  test('are found by words in that order', async () => {
    const found = await walkPages(admin, '/api/jobs/completed?limit=1&sort=price&order=asc&q=zulu');
    expect(names(found.ids)).toBe('first fourth');
    const byDriver = await walkPages(admin, '/api/jobs/completed?limit=1&sort=driver&q=alpha');
    expect(names(byDriver.ids)).toBe('fifth third');
  });

  test('are sorted by price in any number, unless they are filtered', async () => {
    const pretend = (jobs: number) =>
      api().transactions.run(async (tx) => {
        for (const table of ['delivered_totals', 'delivered_days'])
          await tx.manager.query(`UPDATE ${table} SET jobs = jobs + ?`, [jobs]);
      });
    await pretend(10_000);
    const answers = await Promise.all(
      ['sort=price', 'sort=price&from=2026-03-01', 'sort=driver', 'sort=customer'].map((query) =>
        admin.get(`/api/jobs/completed?limit=2&${query}`),
      ),
    );
    await pretend(-10_000);
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400]);
  });
});
