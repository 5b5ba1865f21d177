import { setUpCompany } from '../../../test/billing/billed-job';
import type { Caller } from '../../../test/app/caller';
import { describeHttpOn } from '../../../test/app/http';
import { driverIdOf, makeCustomer, makeJob } from '../../../test/records/jobs';
import { complete, moveTo } from '../../../test/reports/operations';
import { itemAt } from '../../demo/sample-orders';

const CLIENTS = 10;
const ROUNDS = 12;

/** The fields of answers that the test reads. */
interface Written {
  readonly id: number;
  readonly jobVehicles: readonly { readonly id: number }[];
  readonly results: readonly { readonly outcome: string; readonly code: string | null }[];
}

describeHttpOn('mysql', 'Writes of ten clients for two drivers and three customers', (api) => {
  const deadlocks = async () => {
    const [row] = await api().database.query<{ met: number }>(
      "SELECT `COUNT` AS met FROM information_schema.INNODB_METRICS WHERE NAME = 'lock_deadlocks'",
    );
    return Number(row?.met);
  };

  test('cause at most one deadlock and one 503 in a thousand, and all succeed', async () => {
    const admin = api().injected(await api().as('admin'));
    await setUpCompany(admin);
    const drivers = await Promise.all(
      (['driver', 'otherDriver'] as const).map(async (member) => ({
        driverId: driverIdOf(api(), member),
        phone: api().injected(await api().as(member)),
      })),
    );
    const address = { address: '1 rue Une', city: 'Laval' };
    const customers: number[] = [];
    for (const name of ['Ada Motors', 'Blue Cars', 'Cedar Auto'])
      customers.push(await makeCustomer(api(), name, address));
    const common = [await makeJob(api()), await makeJob(api())].map(({ id }) => id);
    let writes = 0;
    let unserved = 0;
    const strays: string[] = [];
    const send = async (caller: Caller, method: string, path: string, body?: object) => {
      writes += 1;
      const key = { 'Idempotency-Key': `write-${String(writes)}` };
      // Operations of a phone have their own ids, and each is a transaction.
      const headers = method === 'POST' && caller === admin ? key : {};
      let answer = await caller.send(method, path, body, headers);
      for (; answer.status === 503; unserved += 1)
        answer = await caller.send(method, path, body, headers);
      if (answer.status >= 400) strays.push(`${method} ${path} ${answer.status} ${answer.text}`);
      return answer.body as Written;
    };
    const round = async (client: number, turn: number) => {
      const { driverId, phone } = itemAt(drivers, (client + turn) % drivers.length);
      const customerId = itemAt(customers, (client + turn) % customers.length);
      const way = { pickupProvince: 'QC', dropoffProvince: 'ON', price: 100 };
      const units = [{ make: 'Kia' }, { make: 'Ford' }];
      const job = { ...way, customerId, driverId, vehicleUnitsData: units };
      const { id, jobVehicles } = await send(admin, 'POST', '/api/jobs', job);
      const other = await send(admin, 'POST', '/api/jobs', job);
      const [path, beside] = [`/api/jobs/${String(id)}`, `/api/jobs/${String(other.id)}`];
      const moved = String(jobVehicles[0]?.id);
      await send(admin, 'POST', `${path}/units/${moved}/move`, { jobId: other.id });
      await send(admin, 'POST', '/api/jobs/batch', {
        ...{ action: 'set-pickup-date', ids: [...common, id, other.id] },
        preferredPickupDate: `2026-04-${String(10 + turn)}`,
      });
      await send(admin, 'PUT', path, { poNumber: `PO ${String(turn)}` });
      const operations = [moveTo(id, 'in-transit'), complete(id)];
      const report = () =>
        send(phone, 'POST', '/api/driver/operations', {
          ...{ sentAt: '2026-03-31T15:00:00.000Z', operations },
        });
      let { results } = await report();
      // A busy server asks a phone to send operations again.
      while (results.some(({ outcome }) => outcome === 'retry')) ({ results } = await report());
      for (const { outcome, code } of results)
        if (outcome !== 'applied') strays.push(`${outcome} ${String(code)}`);
      await send(admin, 'PUT', beside, { status: 'in-transit' });
      await send(admin, 'POST', `${beside}/units/${moved}/leave`, { reason: 'no-keys' });
      await send(admin, 'POST', `${beside}/complete`, {});
      await send(admin, 'POST', `${beside}/carry-on`);
      await send(admin, 'PUT', `/api/customers/${String(customerId)}`, {
        phone: `514 555 ${String(1_000 + client * ROUNDS + turn)}`,
      });
      // The other job's draft would need a price for what was delivered.
      const draft = await send(admin, 'POST', '/api/invoices', { jobIds: [id] });
      const invoice = `/api/invoices/${String(draft.id)}`;
      await send(admin, 'POST', `${invoice}/issue`);
      await send(admin, 'POST', `${invoice}/credit-notes`, { reason: 'Agreed otherwise.' });
      const payment = { customerId, paidOn: '2026-03-31', amount: 10, method: 'cash' };
      await send(admin, 'POST', '/api/payments', payment);
      await send(admin, 'PATCH', `/api/drivers/${String(driverId)}`, {
        status: turn % 2 === 0 ? 'off-duty' : 'available',
      });
    };
    const before = await deadlocks();
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        for (let turn = 0; turn < ROUNDS; turn += 1) await round(client, turn);
      }),
    );
    const met = (await deadlocks()) - before;
    const inThousand = (count: number) => Math.ceil((count * 1_000) / writes);
    expect(strays).toEqual([]);
    expect({ met: inThousand(met) <= 1, unserved: inThousand(unserved) <= 1 }).toEqual({
      ...{ met: true, unserved: true },
    });
  });
});
