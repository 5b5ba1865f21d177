import { rowsChanged } from '../records/records';
import type { Tx } from './transaction';

/** What has no row of its own to touch first; the rows are made by migrations. */
export type GuardName =
  | 'customer-upsert'
  | 'last-admin'
  | 'saved-views'
  | 'files'
  | 'seals'
  | 'company'
  | 'invoice-numbers'
  | 'books';

/** Comes first in a transaction: a second one with the same guard waits here until this one is over. */
export async function holdGuard(tx: Tx, name: GuardName): Promise<void> {
  const affected = await rowsChanged(tx, 'UPDATE guards SET version = version + 1 WHERE name = ?', [
    name,
  ]);
  if (affected !== 1) throw new Error(`The guard ${name} is missing from the database.`);
}
