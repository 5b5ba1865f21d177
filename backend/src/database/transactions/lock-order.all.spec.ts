import { setUpCompany } from '../../../test/billing/billed-job';
import type { Caller } from '../../../test/app/caller';
import { describeHttpOn } from '../../../test/app/http';
import { driverIdOf, makeCustomer } from '../../../test/records/jobs';

const CLIENTS = 10;
/** Each round is nine writes. */
const ROUNDS = 12;

describeHttpOn('mysql', 'Writes of ten clients for two drivers and three customers', (api) => {
  const deadlocks = async () => {
    const [row] = await api().database.query<{ met: number }>(
      "SELECT `COUNT` AS met FROM information_schema.INNODB_METRICS WHERE NAME = 'lock_deadlocks'",
    );
    return Number(row?.met);
  };

  test('cause at most one deadlock in a thousand, and all succeed', async () => {
    const admin = api().injected(await api().as('admin'));
    await setUpCompany(admin);
    const drivers = [driverIdOf(api(), 'driver'), driverIdOf(api(), 'otherDriver')];
    const address = { address: '1 rue Une', city: 'Laval' };
    const customers: number[] = [];
    for (const name of ['Ada Motors', 'Blue Cars', 'Cedar Auto'])
      customers.push(await makeCustomer(api(), name, address));
    let writes = 0;
    const strays: string[] = [];
    const send = async (caller: Caller, method: string, path: string, body?: object) => {
      writes += 1;
      const key = { 'Idempotency-Key': `write-${String(writes)}` };
      const headers = method === 'POST' ? key : {};
      let answer = await caller.send(method, path, body, headers);
      // A slow machine may not serve a burst in time; clients repeat a 503.
      while (answer.status === 503) answer = await caller.send(method, path, body, headers);
      if (answer.status >= 400) strays.push(`${method} ${path} ${answer.status} ${answer.text}`);
      return answer.body as { readonly id: number };
    };
    const round = async (client: number, turn: number) => {
      const driverId = drivers[(client + turn) % drivers.length];
      const customerId = customers[(client + turn) % customers.length] ?? 0;
      const way = { pickupProvince: 'QC', dropoffProvince: 'ON', price: 100 };
      const units = [{ make: 'Kia' }, { make: 'Ford' }];
      const job = { ...way, customerId, driverId, vehicleUnitsData: units };
      const { id } = await send(admin, 'POST', '/api/jobs', job);
      const path = `/api/jobs/${String(id)}`;
      await send(admin, 'PUT', path, { status: 'in-transit' });
      await send(admin, 'PUT', path, { poNumber: `PO ${String(turn)}` });
      await send(admin, 'POST', `${path}/complete`, {});
      await send(admin, 'PUT', `/api/customers/${String(customerId)}`, {
        phone: `514 555 ${String(1_000 + client * ROUNDS + turn)}`,
      });
      const draft = await send(admin, 'POST', '/api/invoices', { jobIds: [id] });
      await send(admin, 'POST', `/api/invoices/${String(draft.id)}/issue`);
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
    const inThousand = (met * 1_000) / writes;
    expect({ strays, inThousand: inThousand <= 1 ? 'at most 1' : inThousand }).toEqual({
      ...{ strays: [], inThousand: 'at most 1' },
    });
  });
});
