import type { Store } from '../database/engines/store';
import { addFullText, dropFullText } from '../database/schema/full-text';
import { bindable } from '../database/sql';
import { atOnce } from '../database/transactions/commit-batch';
import type { Tx } from '../database/transactions/transaction';
import type { Query } from './tables';

type Work = (tx: Tx, query: Query) => Promise<void>;

/**
 * One transaction without deadlines, on its own connection. On MariaDB the full-text indexes are built afterwards:
 * until the commit they hold a transaction's words in memory, eleven gigabytes for a million jobs.
 * @param outside queries on other connections
 */
export async function inRestoreTransaction(
  store: Store,
  outside: Query,
  work: Work,
): Promise<void> {
  if (store.engine === 'sqlite') {
    await inTransaction(store, ['BEGIN IMMEDIATE'], work);
    return;
  }
  await dropFullText(outside);
  try {
    await inTransaction(store, [...(await inFragments(outside)), ...FROM_ONE_STATE], work);
  } catch (error) {
    // The next start of a server builds the indexes missing here.
    await addFullText(outside).catch(() => undefined);
    throw error;
  }
  await addFullText(outside);
}

/** Prevents a running server from adding rows to the emptied tables. */
const FROM_ONE_STATE = ['SET TRANSACTION ISOLATION LEVEL REPEATABLE READ', 'START TRANSACTION'];

const FRAGMENT_BYTES = 2 ** 20;

/** A cluster rejects transactions above two gigabytes, so this one is replicated in fragments. */
async function inFragments(query: Query): Promise<readonly string[]> {
  const [cluster] = await query("SHOW VARIABLES LIKE 'wsrep_on'");
  return cluster?.['Value'] === 'ON'
    ? [
        "SET SESSION wsrep_trx_fragment_unit = 'bytes'",
        `SET SESSION wsrep_trx_fragment_size = ${String(FRAGMENT_BYTES)}`,
      ]
    : [];
}

async function inTransaction(
  store: Store,
  beginning: readonly string[],
  work: Work,
): Promise<void> {
  const lease = await store.lease();
  const { runner } = lease;
  const query: Query = (sql, values = []) => runner.query(sql, bindable(values, store.engine));
  try {
    for (const statement of beginning) await query(statement);
    const runAtOnce = atOnce(query);
    const tx = {
      engine: store.engine,
      manager: runner.manager,
      atCommit: runAtOnce,
      inOrderAtCommit: async (_key: string, ...statement: Parameters<typeof runAtOnce>) => {
        await runAtOnce(...statement);
      },
      onceAtCommit: () => undefined, // nobody else writes
      afterCommit: () => undefined,
    };
    await work(tx, query);
    await query('COMMIT');
    lease.release();
  } catch (error) {
    lease.discard();
    throw error;
  }
}
