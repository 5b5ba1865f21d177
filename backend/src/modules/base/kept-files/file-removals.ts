import { AppError } from '@dispatch/domain/errors';
import type { Database } from '../../../database/database';
import { insertRecord } from '../../../database/records/records';
import { type Row, toNumber } from '../../../database/rows';
import { FileRemoval } from '../../../database/schema/entities/file-removal';
import type { Tx } from '../../../database/transactions/transaction';

/** After this time, the process of the removal must have ended. */
const STALE_MS = 10 * 60 * 1000;

const placesFor = (names: readonly string[]) => names.map(() => '?').join(', ');

/**
 * Reads the newest removal before these files are stored.
 * @throws AppError storage_unavailable while one of the files is being removed
 */
export async function newestRemoval(
  database: Database,
  names: readonly string[],
  now: Date,
): Promise<number> {
  // Read first: a later removal has a higher id.
  const [row] = await database.query<Row>('SELECT MAX(id) AS newest FROM file_removals');
  const running = await database.query<Row>(
    `SELECT id FROM file_removals WHERE name IN (${placesFor(names)}) AND doneAt IS NULL AND claimedAt > ? LIMIT 1`,
    [...names, new Date(now.getTime() - STALE_MS)],
  );
  if (running.length > 0) throw new AppError('storage_unavailable');
  return row?.['newest'] == null ? 0 : toNumber(row['newest']);
}

/** Whether one of the files may have been removed since. The transaction must hold the file guard. */
export async function isRemovedSince(
  tx: Tx,
  names: readonly string[],
  newest: number,
): Promise<boolean> {
  const rows: unknown[] = await tx.manager.query(
    `SELECT id FROM file_removals WHERE name IN (${placesFor(names)}) AND id > ? LIMIT 1`,
    [...names, newest],
  );
  return rows.length > 0;
}

/** Announces a removal and returns its id. The transaction must hold the file guard. */
export function claimRemoval(tx: Tx, name: string, now: Date): Promise<number> {
  return insertRecord(tx, FileRemoval, { name, claimedAt: now, doneAt: null });
}

export async function finishRemoval(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.manager.query('UPDATE file_removals SET doneAt = ? WHERE id = ?', [now, id]);
}

export async function forgetRemovals(tx: Tx, before: Date): Promise<void> {
  await tx.manager.query('DELETE FROM file_removals WHERE claimedAt < ?', [before]);
}
