import { existsSync } from 'node:fs';
import { storedProblem } from '@dispatch/domain/webhooks/delivery-problem';
import type { DatabaseSettings } from '../config/settings-types';
import { countAnew } from '../totals/kept-totals';
import { atOnce } from '../database/transactions/last-statements';
import { type Migration, SchemaError } from '../database/schema/migration';
import { MIGRATIONS } from '../database/schema/migrations';
import { migrate } from '../database/schema/migrator';
import { MysqlStore } from '../database/engines/mysql-store';
import { bindable } from '../database/sql';
import { SqliteStore } from '../database/engines/sqlite-store';
import type { Store } from '../database/engines/store';
import type { Tx } from '../database/transactions/transaction';
import type { FileStorage } from '../storage/file-storage';
import { BackupError } from './backup-error';
import { type BackupHeader, verifiedHeader } from './backup-header';
import { eraseAgain, knownErasures, sayAgain } from './erasures';
import { restoreFiles } from './file-parts';
import { emptyTables, loadRows } from './load-rows';
import { rebuildWords } from './search-words';
import { type Query, columnsOf } from './tables';

export interface RestoreRequest {
  readonly database: DatabaseSettings;
  readonly storage: FileStorage;
  readonly file: string;
  /** Whether what the database holds may be lost. */
  readonly replace: boolean;
  readonly now: Date;
  readonly log: (line: string) => void;
  readonly migrations?: readonly Migration[];
}

type DataSource = Awaited<ReturnType<Store['open']>>;

/**
 * Makes the database what it was when the backup was taken, all at once or not at all, and ends
 * every session. Nothing is touched before the file has proved to be whole.
 * @throws BackupError, DataDirInUse, SchemaError, AppError of the storage, errors of the drivers
 */
export async function restoreBackup(request: RestoreRequest): Promise<BackupHeader> {
  const { database, storage, file, log, migrations = MIGRATIONS } = request;
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const { header, headerEnd, hasFiles } = await verifiedHeader(file);
  const ofTheFile = migrationsOf(header, migrations, file);
  const store = database.engine === 'sqlite' ? new SqliteStore(database) : new MysqlStore(database);
  try {
    // Also keeps a server from starting on the folder meanwhile.
    const dataSource = await store.open();
    if (!request.replace) await refuseUsers(store.engine, dataSource);
    const options = { log, beforeUpgrade: (reason: string) => store.backup(reason) };
    const isCurrent = ofTheFile.length === migrations.length;
    if (isCurrent) await migrate(dataSource, migrations, options);
    else await migrateEmpty(dataSource, ofTheFile, file);

    // Before the rows that name them. Should these fail, nobody has the files, and they are swept away.
    const rowsAt = hasFiles ? await restoreFiles(file, headerEnd, storage) : headerEnd;
    await inTransaction(store, async (tx, query) => {
      const erased = isCurrent ? await knownErasures(query) : [];
      await emptyTables(store.engine, query);
      await loadRows({ engine: store.engine, query }, { file, header, rowsAt });
      await query('UPDATE sessions SET revokedAt = ? WHERE revokedAt IS NULL', [request.now]);
      if (header.counts['outbox_tasks'] !== undefined) await parkTasks(query);
      if (header.counts['webhook_deliveries'] !== undefined) await parkDeliveries(query);
      const again = await eraseAgain(tx, query, erased, request.now);
      if (again.length > 0) log(sayAgain(again));
      if (isCurrent) await query('UPDATE data_version SET version = version + 1');
      if (isCurrent) await rebuild(tx, query);
    });
    if (!isCurrent) {
      await migrate(dataSource, migrations, options);
      await inTransaction(store, rebuild);
    }
    return header;
  } finally {
    await store.close();
  }
}

const RESTORED = 'The database was restored from a backup.';

/** What waited when the backup was taken may have been sent since: a person decides whether it is sent again. */
async function parkTasks(query: Query): Promise<void> {
  await query("UPDATE outbox_tasks SET state = 'parked', lastError = ? WHERE state = 'waiting'", [
    RESTORED,
  ]);
}

async function parkDeliveries(query: Query): Promise<void> {
  await query(
    "UPDATE webhook_deliveries SET state = 'parked', lastProblem = ? WHERE state = 'waiting'",
    [storedProblem({ code: 'restored', detail: null })],
  );
}

/** What is made from the rows of others. */
async function rebuild(tx: Tx, query: Query): Promise<void> {
  await rebuildWords(tx, query);
  await countAnew(query);
}

/** The first of the program's migrations, those that the backed up database had seen. */
function migrationsOf(
  { schema }: BackupHeader,
  migrations: readonly Migration[],
  file: string,
): readonly Migration[] {
  const known = migrations.slice(0, schema.length);
  if (known.length === schema.length && known.every(({ name }, index) => name === schema[index]))
    return known;
  throw new BackupError(
    `${file} was made by a newer version of the program: restore it with that one.`,
  );
}

async function refuseUsers(engine: Store['engine'], dataSource: DataSource): Promise<void> {
  const query: Query = (sql, values = []) => dataSource.query(sql, bindable(values, engine));
  if ((await columnsOf(query, engine, 'users')).length === 0) return;
  if ((await query('SELECT id FROM users LIMIT 1')).length === 0) return;
  throw new BackupError(
    'The database already has users: add --replace to lose all it holds and restore the backup instead.',
  );
}

/** Builds the schema that the file was made with; later migrations then bring its rows up to date. */
async function migrateEmpty(
  dataSource: DataSource,
  migrations: readonly Migration[],
  file: string,
): Promise<void> {
  try {
    await migrate(dataSource, migrations, {
      log: () => undefined,
      beforeUpgrade: () => Promise.resolve(null),
    });
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    throw new BackupError(
      `${file} was made by an older version of the program: restore it into a new, empty database, where it is upgraded.`,
    );
  }
}

/** A cluster takes no transaction above two gigabytes at once: the nodes get this one as it grows. */
async function sendInFragments(query: Query): Promise<void> {
  const [cluster] = await query("SHOW VARIABLES LIKE 'wsrep_on'");
  if (cluster?.['Value'] !== 'ON') return;
  await query("SET SESSION wsrep_trx_fragment_unit = 'rows'");
  await query('SET SESSION wsrep_trx_fragment_size = 10000');
}

/** One transaction without deadlines, on a connection of its own. */
async function inTransaction(
  store: Store,
  work: (tx: Tx, query: Query) => Promise<void>,
): Promise<void> {
  const lease = await store.lease();
  const { runner } = lease;
  const query: Query = (sql, values = []) => runner.query(sql, bindable(values, store.engine));
  try {
    if (store.engine === 'mysql') {
      await sendInFragments(query);
      // Keeps a server that runs meanwhile from adding rows to the emptied tables.
      await query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await query('START TRANSACTION');
    } else await query('BEGIN IMMEDIATE');
    const tx = {
      engine: store.engine,
      manager: runner.manager,
      lastly: atOnce(query),
      afterCommit: () => undefined,
      whenUnknown: () => undefined,
    };
    await work(tx, query);
    await query('COMMIT');
    lease.release();
  } catch (error) {
    lease.discard();
    throw error;
  }
}
