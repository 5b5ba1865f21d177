import { expectDeliveredKept } from '../../../../test/records/delivered';
import { eventually } from '../../../../test/app/eventually';
import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';
import {
  driverIdOf,
  expectStatus,
  makeCustomer,
  makeDriverJob,
  makeJob,
} from '../../../../test/records/jobs';
import { countAnew } from '../../../totals/kept-totals';
import { Customer } from '../../../database/schema/entities/customer';
import { RenamedWords } from '../../base/renames/renamed-words';
import { JobWords } from '../words/job-words';

describeHttpOnEachDatabase('The words of a job', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  const change = async (id: number, body: object) =>
    expectStatus(await admin.put(`/api/jobs/${id}`, body), 200);

  /** The ids that each job list finds; repeated requests must return the same. */
  async function found(q: string) {
    await expectDeliveredKept(api().database);
    const ids = async (list: string) => {
      const answer = await admin.get(`${list}q=${q}`);
      return (answer.body as { id: number }[]).map(({ id }) => id);
    };
    return {
      all: await ids('/api/jobs?limit=25&'),
      sorted: await ids('/api/jobs?limit=25&sort=customer&'),
      active: await ids('/api/jobs/active?limit=25&'),
      completed: await ids('/api/jobs/completed?limit=25&'),
      ofDay: await ids('/api/jobs?limit=25&status=delivered&to=2099-01-01&'),
    };
  }
  const nowhere = { all: [], sorted: [], active: [], completed: [], ofDay: [] };
  const underWay = (id: number) => ({ ...nowhere, all: [id], sorted: [id], active: [id] });
  const delivered = (id: number) => ({
    ...{ all: [id], sorted: [id], active: [] },
    ...{ completed: [id], ofDay: [id] },
  });

  it('follow a job through every change', async () => {
    const { id } = await makeJob(api(), { poNumber: 'quokka' });
    expect(await found('quokka')).toEqual(underWay(id));
    await change(id, { driverId: driverIdOf(api(), 'driver') });
    await change(id, { poNumber: 'numbat' });
    expect(await found('quokka')).toEqual(nowhere);
    expect(await found('numbat')).toEqual(underWay(id));
    await change(id, { status: 'delivered', poNumber: 'bilby' });
    expect(await found('numbat')).toEqual(nowhere);
    expect(await found('bilby')).toEqual(delivered(id));
    await change(id, { poNumber: 'dunnart' });
    expect(await found('bilby')).toEqual(nowhere);
    expect(await found('dunnart')).toEqual(delivered(id));
    expectStatus(await admin.delete(`/api/jobs/${id}`), 204);
    expect(await found('dunnart')).toEqual(nowhere);
  });

  it('include a job that was never active, and drop one that was never delivered', async () => {
    const { id } = await makeJob(api(), { status: 'delivered', poNumber: 'potoroo' });
    expect(await found('potoroo')).toEqual(delivered(id));
    const other = await makeJob(api(), { poNumber: 'bettong' });
    expectStatus(await admin.delete(`/api/jobs/${other.id}`), 204);
    expect(await found('bettong')).toEqual(nowhere);
  });

  it('are current for a job that is delivered during a rename of its customer', async () => {
    const customerId = await makeCustomer(api(), 'Wombat');
    const { id } = await makeDriverJob(api(), 'in-transit', 'driver', { customerId });
    let delivering: ReturnType<typeof admin.put> | undefined;
    await api().transactions.run(async (tx) => {
      await tx.manager.update(Customer, { id: customerId }, { name: 'Echidna' });
      await api().app.get(RenamedWords).refresh(tx, 'customer', customerId);
      delivering = admin.put(`/api/jobs/${id}`, { status: 'delivered' });
      // On SQLite the delivery waits for this transaction before its first read.
      if (tx.engine === 'mysql') await waitsForUs();
    });
    expectStatus(await delivering!, 200);
    expect(await found('wombat')).toEqual(nowhere);
    expect(await found('echidna')).toEqual(delivered(id));
  });

  it('are current for a job whose customer is renamed during its delivery', async () => {
    const customerId = await makeCustomer(api(), 'Kookaburra');
    const { id } = await makeDriverJob(api(), 'in-transit', 'driver', { customerId });
    let renaming: ReturnType<typeof admin.put> | undefined;
    await api().transactions.run(async (tx) => {
      await tx.manager.query("UPDATE jobs SET status = 'delivered' WHERE id = ?", [id]);
      await new JobWords().refresh(tx, [id]);
      renaming = admin.put(`/api/customers/${customerId}`, { name: 'Lyrebird' });
      if (tx.engine === 'mysql') await waitsForUs();
      await countAnew((sql) => tx.manager.query(sql));
    });
    expectStatus(await renaming!, 200);
    const ids = async (q: string) => (await admin.get(`/api/jobs?limit=25&q=${q}`)).body;
    expect(await ids('kookaburra')).toEqual([]);
    expect(await ids('lyrebird')).toMatchObject([{ id }]);
  });

  /** Resolves when another transaction waits for a job or a customer. */
  async function waitsForUs(): Promise<void> {
    const { database } = api();
    await eventually('somebody waits', async () => {
      const [status] = await database.query<{ Status: string }>('SHOW ENGINE INNODB STATUS');
      return /LOCK TO BE GRANTED:\nRECORD LOCKS .* of table `\w+`\.`(?:jobs|customers)`/.test(
        status?.Status ?? '',
      );
    });
  }
});
