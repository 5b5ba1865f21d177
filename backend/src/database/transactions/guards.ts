import { rowsChanged, sharedLock } from '../records/records';
import type { Tx } from './transaction';

/** Locks for subjects without a row of their own; migrations create their rows. */
export type GuardName =
  | 'customer-upsert'
  | 'last-admin'
  | 'saved-views'
  | 'tokens'
  | 'files'
  | 'seals'
  | 'company'
  | 'invoice-numbers'
  | 'books'
  | 'privacy'
  | 'webhooks';

const TOUCH = `INSERT INTO guards (name, version) VALUES (?, 1)
  ON DUPLICATE KEY UPDATE version = version + 1`;

/** Must be the first statement of a transaction: a second one with the same guard waits until the first ends. */
export async function holdGuard(tx: Tx, name: GuardName): Promise<void> {
  const affected = await rowsChanged(tx, 'UPDATE guards SET version = version + 1 WHERE name = ?', [
    name,
  ]);
  if (affected !== 1) throw new Error(`The guard ${name} is missing from the database.`);
}

/** has one writer */
export async function relyOnGuard(tx: Tx, name: GuardName): Promise<void> {
  if (tx.engine === 'sqlite') return; // has one writer
  await tx.manager.query(`SELECT version FROM guards WHERE name = ?${sharedLock(tx)}`, [name]);
  tx.onceAtCommit(reliedRow(name), TOUCH);
}

/** Takes the guard exclusively, before changing the data that others depend on. */
export async function holdReliedGuard(tx: Tx, name: GuardName): Promise<void> {
  await holdGuard(tx, name);
  if (tx.engine !== 'sqlite') await tx.manager.query(TOUCH, [reliedRow(name)]);
}

const reliedRow = (name: GuardName) => `${name} relied`;

/** Tables whose records others reference by name or depend on. */
export type ParentTable = 'customers' | 'drivers' | 'vehicles';

/** Rows to write for all parents of a table: few, and rarely shared by two parents. */
const PARENT_ROWS = 64;

/**
 * For changes to a parent: call after locking its row and before checking its dependents. Cluster nodes do not share
 * locks, but of two transactions that write the same row only one commits.
 */
export async function holdParent(tx: Tx, table: ParentTable, id: number): Promise<void> {
  if (tx.engine === 'sqlite') return; // has one writer
  await tx.manager.query(TOUCH, [parentRow(table, id)]);
}

/**
 * For transactions that depend on parents: call after locking their rows. Writes the row of `holdParent` at the commit.
 */
export function relyOnParents(tx: Tx, table: ParentTable, ids: readonly number[]): void {
  if (tx.engine === 'sqlite') return; // has one writer
  for (const id of ids) tx.onceAtCommit(parentRow(table, id), TOUCH);
}

function parentRow(table: ParentTable, id: number): string {
  return `${table} ${String(id % PARENT_ROWS)}`;
}
