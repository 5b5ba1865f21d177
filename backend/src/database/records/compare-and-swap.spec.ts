import { describeOnEachDatabase } from '../../../test/databases/databases';
import { touchVersion, updateAtCommit, updateVersioned } from './compare-and-swap';
import type { Database } from '../database';
import { Customer } from '../schema/entities/customer';
import { Vehicle } from '../schema/entities/vehicle';
import { holdGuard } from '../transactions/guards';
import { holdRecord } from './records';
import type { Tx } from '../transactions/transaction';
import { TransactionRunner } from '../transactions/transaction-runner';

const MADE = new Date('2026-03-31T15:00:00.123Z');
const LATER = new Date('2026-04-01T08:30:00.456Z');

async function addCustomer(tx: Tx): Promise<number> {
  const { identifiers } = await tx.manager.insert(Customer, {
    name: 'Maple Motors',
    nameKey: 'maple motors',
    nameSort: 'maple motors',
    city: 'Laval',
    status: 'active',
    version: 1,
    createdAt: MADE,
    updatedAt: MADE,
  });
  return Number(identifiers[0]?.['id']);
}

describeOnEachDatabase('A versioned update', (makeDatabase) => {
  let transactions: TransactionRunner;
  let database: Database;
  let id: number;
  beforeAll(async () => {
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
  });
  beforeEach(async () => {
    id = await transactions.run(addCustomer);
  });

  const load = () => transactions.run((tx) => tx.manager.findOneByOrFail(Customer, { id }));
  const update = (expected: number | null, fields: { phone?: string | null; deletedAt?: Date }) =>
    transactions.run((tx) => updateVersioned(tx, Customer, id, expected, fields, LATER));

  it('writes only the sent fields, increments the version and sets the time', async () => {
    expect(await update(1, { phone: '514-555-0100' })).toBe('updated');
    expect(await load()).toMatchObject({
      phone: '514-555-0100',
      city: 'Laval',
      version: 2,
      createdAt: MADE,
      updatedAt: LATER,
    });
  });

  it('refuses a stale version and changes nothing', async () => {
    await update(1, { phone: '1' });
    expect(await update(1, { phone: '2' })).toBe('stale');
    expect(await load()).toMatchObject({ phone: '1', version: 2 });
  });

  it('accepts any version when none is expected', async () => {
    expect(await update(null, { phone: '1' })).toBe('updated');
    expect(await update(null, { phone: null })).toBe('updated');
    expect(await load()).toMatchObject({ phone: null, version: 3 });
  });

  it('increments the version even when no field changes its value', async () => {
    expect(await update(1, {})).toBe('updated');
    expect(await load()).toMatchObject({ version: 2, updatedAt: LATER });
  });

  it('finds nothing if the record is missing or deleted', async () => {
    expect(await update(1, { deletedAt: LATER })).toBe('updated');
    expect(await update(2, { phone: '1' })).toBe('missing');
    expect(await update(null, { phone: '1' })).toBe('missing');
    const absent = transactions.run((tx) => updateVersioned(tx, Customer, 999, 1, {}, LATER));
    expect(await absent).toBe('missing');
  });

  it('lets exactly one of many writers with the same version win', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, number) => update(1, { phone: String(number) })),
    );
    expect(outcomes.filter((outcome) => outcome === 'updated')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'stale')).toHaveLength(19);
    expect((await load()).version).toBe(2);
  });

  it('waits for the commit if the record is held and not read before', async () => {
    const phones = await transactions.run(async (tx) => {
      const held = await holdRecord(tx, Customer, 'id = ?', [id]);
      if (held === null) throw new Error('It is there.');
      await updateAtCommit(tx, Customer, held, { phone: '514-555-0100' }, LATER);
      return tx.manager.query<{ phone: string | null }[]>(
        'SELECT phone FROM customers WHERE id = ?',
        [id],
      );
    });
    expect(phones).toEqual([{ phone: null }]);
    expect(await load()).toMatchObject({
      phone: '514-555-0100',
      city: 'Laval',
      version: 2,
      updatedAt: LATER,
    });
  });

  it('touches a parent without a deletion mark too', async () => {
    const vehicle = await transactions.run((tx) =>
      tx.manager.insert(Vehicle, { version: 1, createdAt: MADE, updatedAt: MADE }),
    );
    const vehicleId = Number(vehicle.identifiers[0]?.['id']);
    expect(await transactions.run((tx) => touchVersion(tx, Vehicle, vehicleId))).toBe(true);
    expect(await transactions.run((tx) => touchVersion(tx, Customer, id))).toBe(true);
    expect(await transactions.run((tx) => touchVersion(tx, Customer, 999))).toBe(false);
    expect(await load()).toMatchObject({ version: 2, updatedAt: MADE });
  });

  it.each(['parent', 'guard'] as const)('holds a limit of nine behind a %s', async (kind) => {
    const add = () =>
      transactions.run(async (tx) => {
        if (kind === 'parent') await touchVersion(tx, Customer, id);
        else await holdGuard(tx, 'customer-upsert');
        const po = `${kind} ${String(id)}`;
        if ((await tx.manager.countBy(Vehicle, { poNumber: po })) >= 9) return;
        await tx.manager.insert(Vehicle, {
          poNumber: po,
          version: 1,
          createdAt: MADE,
          updatedAt: MADE,
        });
      });
    await Promise.all(Array.from({ length: 30 }, add));
    const rows = await database.query('SELECT id FROM vehicles WHERE poNumber = ?', [
      `${kind} ${String(id)}`,
    ]);
    expect(rows).toHaveLength(9);
  });
});
