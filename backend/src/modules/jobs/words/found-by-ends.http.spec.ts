import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';
import { expectStatus, makeCustomer, makeJob } from '../../../../test/records/jobs';
import type { Row } from '../../../database/rows';
import { plannedSteps } from '../../../database/schema/migration';
import { FOUND_BY_ENDS } from '../../../database/schema/migrations/0003-found-by-ends';
import { CONTACT_PHONES } from '../../../database/schema/migrations/0044-contact-phones';
import { CUSTOMER_WORDS, JOB_WORDS, VEHICLE_WORDS } from '../../../search/word-indexes';

const VINS = ['1HGCM82633A310985', '5YJ3E1EA7KF317422'];

describeHttpOnEachDatabase('Search by endings', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  async function found(list: string, q: string): Promise<number[]> {
    const answer = await admin.get(
      `/api/${list}${list.includes('?') ? '&' : '?'}q=${encodeURIComponent(q)}`,
    );
    return (expectStatus(answer, 200) as unknown as { id: number }[]).map(({ id }) => id);
  }

  const makeUnits = (vins: readonly string[], more: object = {}) =>
    makeJob(api(), { vehicleUnitsData: vins.map((vinLast8) => ({ vinLast8 })), ...more });

  it('finds a job and a vehicle by the last 4 to 8 characters of any of its VINs', async () => {
    const { id, jobVehicles } = await makeUnits(VINS);
    const vehicle = (jobVehicles as { vehicle: { id: number } }[])[0]!.vehicle.id;
    for (const q of ['0985', '10985', '310985', 'a310985', '3A310985', VINS[0]!]) {
      for (const list of ['jobs?limit=5', 'jobs?limit=5&sort=customer', 'jobs/active?limit=5'])
        expect(await found(list, q)).toEqual([id]);
      expect(await found('vehicles?limit=5', q)).toEqual([vehicle]);
      expect(await found('vehicles/search', q)).toEqual([vehicle]);
    }
    expect(await found('jobs', '317422')).toEqual([id]);
    expect(await found('jobs', '31742')).toEqual([id]);
    expect(await found('jobs', '985')).toEqual([]);
  });

  it('finds a job by its number in any notation', async () => {
    const { id } = await makeJob(api());
    for (const q of [`JOB${id}`, `job-${id}`, `Job ${id}`, `JOB${String(id).padStart(6, '0')}`])
      expect(await found('jobs?limit=50', q)).toContain(id);
    expect(await found('jobs', `jobs${id}`)).toEqual([]);
  });

  it('finds a customer by the digits of the phone number', async () => {
    const id = await makeCustomer(api(), 'Garage Élan', { phone: '1 (514) 555-0177 x4' });
    for (const q of ['5145550177', '15145550177', '+15145550177', '514-555-0177', '5145550']) {
      expect(await found('customers?limit=5', q)).toEqual([id]);
      expect(await found('customers/search', q)).toEqual([id]);
    }
    expect(await found('customers', '5550177')).toEqual([]);
  });

  it('finds a job by the phone number of a contact in any notation', async () => {
    const { id } = await makeJob(api(), {
      pickupContactPhone: '(438) 555-0163',
      dropoffContactPhone: '14385550164',
    });
    for (const q of ['438-555-0163', '4385550163', '+1 438 555 0164', '438.555.0164', '5550163'])
      for (const list of ['jobs?limit=5', 'jobs/active?limit=5'])
        expect(await found(list, q)).toEqual([id]);
    const change = { pickupContactPhone: '438-555-0165' };
    expectStatus(await admin.put(`/api/jobs/${id}`, change), 200);
    expect(await found('jobs', '438-555-0163')).toEqual([]);
    expect(await found('jobs', '438-555-0165')).toEqual([id]);
  });

  it('finds existing records once their words are migrated', async () => {
    const customerId = await makeCustomer(api(), 'Old Yard', { phone: '819-555-0142' });
    const open = await makeUnits(['1FTFW1ETXKF918273'], {
      customerId,
      pickupContactPhone: '8195550171',
    });
    const done = await makeUnits(['1FTFW1ETXKF645372', '2T1BURHE5JC564738'], {
      dropoffContactPhone: '819 555-0172',
    });
    expectStatus(await admin.put(`/api/jobs/${done.id}`, { status: 'delivered' }), 200);
    const vehicles = [...open.jobVehicles, ...done.jobVehicles].map(
      ({ vehicle }: { vehicle: { id: number; vinLast8: string } }) => vehicle,
    );
    const { transactions } = api();
    await transactions.run(async (tx) => {
      const { engine } = tx;
      const words = (id: number, text: string, isSettled = false) => ({ id, text, isSettled });
      await JOB_WORDS[engine].save(tx, [
        words(open.id, 'old kf918273'),
        words(done.id, 'old kf645372 jc564738', true),
      ]);
      await VEHICLE_WORDS[engine].save(
        tx,
        vehicles.map(({ id, vinLast8 }) => words(id, vinLast8.toLowerCase())),
      );
      await CUSTOMER_WORDS[engine].save(tx, [words(customerId, 'old yard 819 555 0142')]);
    });
    expect(await found('jobs', '918273')).toEqual([]);
    for (const { sql, updates } of plannedSteps(
      [FOUND_BY_ENDS, CONTACT_PHONES],
      api().database.engine,
    ))
      await transactions.run(async (tx) => {
        const rows = await tx.manager.query<Row[]>(sql);
        for (const update of updates?.(rows) ?? [])
          await tx.manager.query(update.sql, [...update.values]);
      });
    expect(await found('jobs?limit=9', '819-555-0171')).toEqual([open.id]);
    expect(await found('jobs/completed?limit=9', '819-555-0172')).toEqual([done.id]);
    expect(await found('jobs?limit=6', '918273')).toEqual([open.id]);
    expect(await found('jobs/completed?limit=6', '5372')).toEqual([done.id]);
    expect(await found('jobs/completed?limit=7', '64738')).toEqual([done.id]);
    expect(await found('jobs?limit=8', 'kf645372')).toEqual([done.id]);
    expect(await found('vehicles?limit=6', '918273')).toEqual([vehicles[0]!.id]);
    expect(await found('customers?limit=6', '8195550142')).toEqual([customerId]);
    expect(await found('customers?limit=7', '18195550142')).toEqual([customerId]);
  });
});
