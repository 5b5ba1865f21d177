import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { rowsChanged, tableOf } from './records';
import type { SqlValue } from '../sql';
import type { Tx } from '../transactions/transaction';

export interface Versioned extends ObjectLiteral {
  id: number;
  version: number;
}

/**
 * Writes only the given fields, increments the version and sets `updatedAt`, if the record still has the expected
 * version (null: any version) and is not deleted.
 * @returns 'stale' when another writer changed it, 'missing' when it does not exist or is deleted
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
 * Does the same at the commit, for a record that this transaction has locked and does not read again. The lock
 * guarantees that it exists and has this version.
 */
export async function updateAtCommit<E extends Versioned & { updatedAt: Date }>(
  tx: Tx,
  entity: EntityTarget<E>,
  { id, version }: Versioned,
  fields: Partial<Omit<E, 'id' | 'version' | 'updatedAt'>>,
  now: Date,
): Promise<void> {
  const { sql, values } = updating(tx, entity, id, version, { ...fields, updatedAt: now });
  await tx.atCommit(sql, values, 'nothing');
}

/**
 * Increments a parent's version before its dependents are counted or changed: a second transaction then waits here
 * until the first has committed.
 * @returns whether the record exists and is not deleted
 */
export async function touchVersion<E extends Versioned>(
  tx: Tx,
  entity: EntityTarget<E>,
  id: number,
): Promise<boolean> {
  return (await update(tx, entity, id, null, {})) === 1;
}

function update<E extends Versioned>(
  tx: Tx,
  entity: EntityTarget<E>,
  id: number,
  expectedVersion: number | null,
  fields: object,
): Promise<number> {
  const { sql, values } = updating(tx, entity, id, expectedVersion, fields);
  return rowsChanged(tx, sql, values);
}

function updating<E extends Versioned>(
  tx: Tx,
  entity: EntityTarget<E>,
  id: number,
  expectedVersion: number | null,
  fields: object,
): { sql: string; values: SqlValue[] } {
  const { name, columns } = tableOf(tx, entity);
  const known = new Set(columns);
  const given = Object.entries<SqlValue | undefined>({ ...fields }).filter(
    (field): field is [string, SqlValue] => field[1] !== undefined,
  );
  for (const [field] of given)
    if (!known.has(field)) throw new Error(`${name} has no column ${field}.`);
  const assignments = given.map(([field]) => `\`${field}\` = ?, `).join('');
  const unchanged = expectedVersion === null ? '' : ' AND version = ?';
  return {
    sql: `UPDATE ${name} SET ${assignments}version = version + 1 WHERE id = ?${unchanged}${there(known)}`,
    values: [
      ...given.map(([, value]) => value),
      id,
      ...(expectedVersion === null ? [] : [expectedVersion]),
    ],
  };
}

async function exists<E extends Versioned>(
  tx: Tx,
  entity: EntityTarget<E>,
  id: number,
): Promise<boolean> {
  const { name, columns } = tableOf(tx, entity);
  const known = new Set(columns);
  const rows: unknown[] = await tx.manager.query(
    `SELECT id FROM ${name} WHERE id = ?${there(known)}`,
    [id],
  );
  return rows.length === 1;
}

function there(columns: ReadonlySet<string>): string {
  return columns.has('deletedAt') ? ' AND deletedAt IS NULL' : '';
}
