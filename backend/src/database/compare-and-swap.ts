import type { EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';
import type { Tx } from './transaction';

export interface Versioned extends ObjectLiteral {
  id: number;
  version: number;
}

/**
 * Writes only the given fields, counts the version up and stamps `updatedAt`, if the record still has
 * the expected version (null: whatever it has) and is not deleted.
 * @returns 'stale' when somebody changed it meanwhile, 'missing' when it is not there or deleted
 */
export async function updateVersioned<E extends Versioned & { updatedAt: Date }>(
  tx: Tx,
  entity: EntityTarget<E>,
  id: number,
  expectedVersion: number | null,
  fields: Partial<Omit<E, 'id' | 'version' | 'updatedAt'>>,
  now: Date,
): Promise<'updated' | 'stale' | 'missing'> {
  const affected = await update(tx, entity, id, expectedVersion, { ...fields, updatedAt: now });
  if (affected === 1) return 'updated';
  return expectedVersion !== null && (await exists(tx, entity, id)) ? 'stale' : 'missing';
}

/**
 * Counts the version of a parent up before what hangs on it is counted or changed: a second
 * transaction then waits here until the first has committed.
 * @returns whether the record is there and not deleted
 */
export async function touchVersion<E extends Versioned>(
  tx: Tx,
  entity: EntityTarget<E>,
  id: number,
): Promise<boolean> {
  return (await update(tx, entity, id, null, {})) === 1;
}

async function update<E extends Versioned>(
  tx: Tx,
  entity: EntityTarget<E>,
  id: number,
  expectedVersion: number | null,
  fields: object,
): Promise<number> {
  // TypeORM's type cannot express "any fields of E" for an E that is not known yet.
  const values = { ...fields, version: () => 'version + 1' } as QueryDeepPartialEntity<E>;
  const statement = tx.manager
    .createQueryBuilder()
    .update(entity)
    .set(values)
    .where('id = :id', { id });
  if (expectedVersion !== null)
    statement.andWhere('version = :expectedVersion', { expectedVersion });
  if (hasDeletedAt(tx, entity)) statement.andWhere('deletedAt IS NULL');
  const { affected } = await statement.execute();
  if (typeof affected !== 'number')
    throw new Error('The driver does not tell the rows it changed.');
  return affected;
}

async function exists<E extends Versioned>(
  tx: Tx,
  entity: EntityTarget<E>,
  id: number,
): Promise<boolean> {
  const query = tx.manager.createQueryBuilder(entity, 'r').where('r.id = :id', { id });
  if (hasDeletedAt(tx, entity)) query.andWhere('r.deletedAt IS NULL');
  return (await query.getCount()) === 1;
}

function hasDeletedAt<E extends Versioned>(tx: Tx, entity: EntityTarget<E>): boolean {
  return tx.manager.dataSource
    .getMetadata(entity)
    .columns.some((column) => column.propertyName === 'deletedAt');
}
