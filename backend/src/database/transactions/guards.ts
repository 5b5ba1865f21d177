import { rowsChanged, sharedLock } from '../records/records';
import type { Tx } from './transaction';

/** What has no row of its own to touch first; the rows are made by migrations. */
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

/** Comes first in a transaction: a second one with the same guard waits here until this one is over. */
export async function holdGuard(tx: Tx, name: GuardName): Promise<void> {
  const affected = await rowsChanged(tx, 'UPDATE guards SET version = version + 1 WHERE name = ?', [
    name,
  ]);
  if (affected !== 1) throw new Error(`The guard ${name} is missing from the database.`);
}

/**
 * For who relies on what the holder of a guard changes: many rely at once, and the holder waits for all. Each writes one
 * row with the commit, since the nodes of a cluster do not know each other's locks.
 */
export async function relyOnGuard(tx: Tx, name: GuardName): Promise<void> {
  if (tx.engine === 'sqlite') return; // has one writer
  await tx.manager.query(`SELECT version FROM guards WHERE name = ?${sharedLock(tx)}`, [name]);
  tx.onceAtCommit(reliedRow(name), TOUCH);
}

/** The same guard for who changes that. */
export async function holdReliedGuard(tx: Tx, name: GuardName): Promise<void> {
  await holdGuard(tx, name);
  if (tx.engine !== 'sqlite') await tx.manager.query(TOUCH, [reliedRow(name)]);
}

const reliedRow = (name: GuardName) => `${name} relied`;

/** Records whose names others are found by, or whose being there others count on. */
export type ParentTable = 'customers' | 'drivers' | 'vehicles';

/** Rows to write for all parents of a table: few, and seldom the same for two of them. */
const PARENT_ROWS = 64;

/**
 * For who changes a parent: after its row is locked, and before the look at who relies on it. A node
 * of a cluster does not know the locks of the others, but of two who wrote one row it lets one through.
 */
export async function holdParent(tx: Tx, table: ParentTable, id: number): Promise<void> {
  if (tx.engine === 'sqlite') return; // has one writer
  await tx.manager.query(TOUCH, [parentRow(table, id)]);
}

/** For who relies on parents: it locks their rows, and writes with the commit what `holdParent` does. */
export function relyOnParents(tx: Tx, table: ParentTable, ids: readonly number[]): void {
  if (tx.engine === 'sqlite') return; // has one writer
  for (const id of ids) tx.onceAtCommit(parentRow(table, id), TOUCH);
}

function parentRow(table: ParentTable, id: number): string {
  return `${table} ${String(id % PARENT_ROWS)}`;
}
