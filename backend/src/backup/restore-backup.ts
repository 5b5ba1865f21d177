import { existsSync } from 'node:fs';
import { storedProblem } from '@dispatch/domain/webhooks/delivery-problem';
import type { Credential } from '@dispatch/domain/people/credentials';
import type { DatabaseSettings } from '../config/settings-types';
import { countAnew } from '../totals/kept-totals';
import { countReports } from '../totals/reports/count-reports';
import { type Migration, SchemaError } from '../database/schema/migration';
import { MIGRATIONS } from '../database/schema/migrations';
import { migrate } from '../database/schema/migrator';
import { originOf } from '../database/schema/origin';
import { MysqlStore } from '../database/engines/mysql-store';
import { bindable } from '../database/sql';
import { refreshStatistics } from '../database/engines/sqlite-statistics';
import { SqliteStore } from '../database/engines/sqlite-store';
import type { Store } from '../database/engines/store';
import type { Tx } from '../database/transactions/transaction';
import type { FileStorage } from '../storage/file-storage';
import { BackupError } from './backup-error';
import { type BackupHeader, verifiedHeader } from './backup-header';
import { eraseAgain, knownErasures, sayAgain } from './erasures';
import { restoreFiles } from './file-parts';
import { emptyTables, loadRows } from './load-rows';
import { inRestoreTransaction } from './restore-transaction';
import { endRestored } from './restored-credentials';
import { rebuildWords } from './search-words';
import { type Query, columnsOf } from './tables';

export interface RestoreRequest {
  readonly database: DatabaseSettings;
  readonly storage: FileStorage;
  readonly file: string;
  /** Whether existing data may be overwritten. */
  readonly replace: boolean;
  readonly now: Date;
  /** Optional credentials to revoke after the restore. */
  readonly ending?: readonly Credential[];
  readonly log: (line: string) => void;
  readonly migrations?: readonly Migration[];
}

type DataSource = Awaited<ReturnType<Store['open']>>;

/**
 * Restores the database to the state of the backup, completely or not at all, and revokes the credentials in it. The
 * file is verified before anything changes.
 * @throws BackupError, DataDirInUse, SchemaError, AppError of the storage, errors of the drivers
 */
export async function restoreBackup(request: RestoreRequest): Promise<BackupHeader> {
  const { database, storage, file, log, migrations = MIGRATIONS } = request;
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const { header, headerEnd, hasFiles } = await verifiedHeader(file);
  const ofTheFile = migrationsOf(header, migrations, file);
  const store = database.engine === 'sqlite' ? new SqliteStore(database) : new MysqlStore(database);
  try {
    // This also prevents a server from starting on the folder during the restore.
    const dataSource = await store.open();
    const outside: Query = (sql, values = []) =>
      dataSource.query(sql, bindable(values, store.engine));
    if (!request.replace) await refuseUsers(store.engine, outside);
    const options = { log, beforeUpgrade: (reason: string) => store.backup(reason) };
    const isCurrent = ofTheFile.length === migrations.length;
    if (isCurrent) await migrate(dataSource, migrations, options);
    else await migrateEmpty(dataSource, ofTheFile, file);

    // Files precede the rows that name them. If the rows fail, no row refers to the files and the sweep removes them.
    const rowsAt = hasFiles ? await restoreFiles(file, headerEnd, storage) : headerEnd;
    await inRestoreTransaction(store, outside, async (tx, query) => {
      const erased = isCurrent ? await knownErasures(query) : [];
      await emptyTables(store.engine, query);
      await loadRows({ engine: store.engine, query }, { file, header, rowsAt });
      if (header.counts['outbox_tasks'] !== undefined) await parkTasks(query);
      if (header.counts['webhook_deliveries'] !== undefined) await parkDeliveries(query);
      const again = await eraseAgain(tx, query, erased, request.now);
      if (again.length > 0) log(sayAgain(again));
      if (isCurrent) await query('UPDATE data_version SET version = version + 1');
      if (isCurrent) await complete(tx, query, request);
    });
    if (!isCurrent) {
      await migrate(dataSource, migrations, options);
      await inRestoreTransaction(store, outside, (tx, query) => complete(tx, query, request));
    }
    return header;
  } finally {
    await store.close();
  }
}

const RESTORED = 'The database was restored from a backup.';

/** Tasks waiting in the backup may have run since: an admin decides whether to run them again. */
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

async function complete(
  tx: Tx,
  query: Query,
  { now, log, ending = [] }: RestoreRequest,
): Promise<void> {
  await endRestored(tx, query, { now, chosen: ending, log });
  await rebuild(tx, query);
}

/** Rebuilds derived data. */
async function rebuild(tx: Tx, query: Query): Promise<void> {
  if (tx.engine === 'sqlite') await refreshStatistics(query);
  await rebuildWords(tx, query);
  await countAnew(query);
  await countReports(query);
}

/** The program's first migrations: those in the backup. */
function migrationsOf(
  { schema }: BackupHeader,
  migrations: readonly Migration[],
  file: string,
): readonly Migration[] {
  const known = migrations.slice(0, schema.length);
  if (known.length === schema.length && known.every(({ name }, index) => name === schema[index]))
    return known;
  const names = migrations.map(({ name }) => name);
  throw new BackupError(
    originOf(names, schema) === 'newer'
      ? `${file} was made by a newer version of the program: restore it with that one.`
      : `${file} is from before the first release: only the version that made it can restore it.`,
  );
}

async function refuseUsers(engine: Store['engine'], query: Query): Promise<void> {
  if ((await columnsOf(query, engine, 'users')).length === 0) return;
  if ((await query('SELECT id FROM users LIMIT 1')).length === 0) return;
  throw new BackupError(
    'The database already has users: add --replace to lose all it holds and restore the backup instead.',
  );
}

/** Builds the backup's schema; later migrations then upgrade its rows. */
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
