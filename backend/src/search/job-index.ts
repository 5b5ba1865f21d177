import type { Database } from '../database/database';
import { removeWords } from './search-index';
import { JOB_INDEXES, type JobIndex } from './search-tokens';
import type { Tx } from '../database/transactions/transaction';

const HOLDS: Readonly<Record<JobIndex, string>> = {
  open_words: "j.status <> 'delivered' AND j.deletedAt IS NULL",
  delivered_words: "j.status = 'delivered' AND j.deletedAt IS NULL",
};

/** What of a transaction is needed to index all of them. */
interface Indexer extends Pick<Tx, 'engine'> {
  readonly manager: { query(sql: string): Promise<unknown> };
}

const AS_SAVED = 'ON DUPLICATE KEY UPDATE words = VALUES(words)';

function indexOf(status: string): JobIndex {
  return status === 'delivered' ? 'delivered_words' : 'open_words';
}

/** Puts the saved words of a job into the index that its status belongs to; before is null for a new job. */
export async function moveWords(
  tx: Tx,
  id: number,
  before: string | null,
  after: string,
): Promise<void> {
  const to = indexOf(after);
  const from = before === null ? null : indexOf(before);
  if (tx.engine === 'sqlite' || from === to) return;
  // The lock waits for who changes the words meanwhile, and changes them only where the job was.
  const saved = 'SELECT id, words FROM job_search WHERE id = ? LOCK IN SHARE MODE';
  await tx.lastly(`INSERT INTO ${to} (id, words) ${saved} ${AS_SAVED}`, [id], 'nothing');
  if (from !== null) await tx.lastly(`DELETE FROM ${from} WHERE id = ?`, [id], 'nothing');
}

/** After the words of these jobs were saved, in the same transaction. */
export async function indexSavedWords(tx: Tx, ids: readonly number[]): Promise<void> {
  if (tx.engine === 'sqlite' || ids.length === 0) return;
  for (const index of JOB_INDEXES) {
    const sql = `UPDATE ${index} indexed JOIN job_search saved ON saved.id = indexed.id
      SET indexed.words = saved.words WHERE indexed.id IN (${ids.map(() => '?').join(', ')})`;
    if (ids.length === 1) await tx.lastly(sql, ids, 'nothing');
    else await tx.manager.query(sql, [...ids]);
  }
}

export async function removeJobWords(tx: Tx, ids: readonly number[]): Promise<void> {
  const indexes = tx.engine === 'sqlite' ? [] : JOB_INDEXES;
  for (const table of ['job_search', ...indexes] as const) await removeWords(tx, table, ids);
}

/** Indexes the saved words of all jobs: for who writes many at once. */
export async function indexJobs({ engine, manager }: Indexer): Promise<void> {
  if (engine === 'sqlite') return;
  for (const index of JOB_INDEXES) {
    await manager.query(`DELETE FROM ${index}
      WHERE NOT EXISTS (SELECT 1 FROM jobs j WHERE j.id = ${index}.id AND ${HOLDS[index]})`);
    await manager.query(`INSERT INTO ${index} (id, words)
      SELECT s.id, s.words FROM job_search s JOIN jobs j ON j.id = s.id WHERE ${HOLDS[index]} ${AS_SAVED}`);
  }
}

/**
 * Makes the index of jobs under way anew, which takes some hundredths of a second; not while somebody
 * saves to it, which is told by an answer and not by an error.
 */
export async function renewOpenIndex(database: Database): Promise<void> {
  if (database.engine === 'mysql') await database.query('OPTIMIZE TABLE open_words NOWAIT');
}
