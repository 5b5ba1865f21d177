import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DatabaseSettings } from '../config/settings-types';
import { MIGRATIONS } from '../database/schema/migrations';
import { originOf } from '../database/schema/origin';
import { type Row, toNumber, toText } from '../database/rows';
import type { FileStorage } from '../storage/file-storage';
import { BackupError } from './backup-error';
import { batchesOf } from './batches';
import { type BackupHeader, checksumFrom, openHeader } from './backup-header';
import { fileParts } from './file-parts';
import { type Snapshot, openSnapshot } from './snapshot';
import { TABLES, columnsOf, quoted, toFile } from './tables';

export interface BackupRequest {
  readonly database: DatabaseSettings;
  readonly storage: FileStorage;
  readonly file: string;
  readonly now: Date;
  /** Aborts the backup; nothing is left behind. */
  readonly signal?: AbortSignal;
}

export interface BackupTaken {
  readonly header: BackupHeader;
  readonly bytes: number;
  /** Number of files missing from the storage. */
  readonly missing: number;
}

/**
 * Writes the whole database and its files, as of this moment, into a new file that only its owner can read. The file
 * gets its name after it is complete and synced to disk.
 * @throws BackupError when the file exists, or this program cannot read the database
 */
export async function takeBackup(request: BackupRequest): Promise<BackupTaken> {
  const { file, database, now } = request;
  refuseExisting(file);
  const folder = dirname(file);
  if (!existsSync(folder)) throw new BackupError(`There is no folder ${folder}.`);
  const snapshot = await openSnapshot(database);
  const partial = `${file}.${String(process.pid)}.partial`;
  try {
    const header = await headerOf(snapshot, now);
    const missing = await writeBackup(snapshot, header, partial, request);
    refuseExisting(file);
    await rename(partial, file);
    await sync(folder);
    return { header, bytes: (await stat(file)).size, missing };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await snapshot.close();
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new BackupError(`${file} exists already: choose another name.`);
}

async function headerOf({ engine, query }: Snapshot, now: Date): Promise<BackupHeader> {
  const counts: Record<string, number> = {};
  const schema = await schemaOf({ engine, query });
  for (const table of TABLES) {
    // A database that is not yet upgraded may lack the newest tables.
    if ((await columnsOf(query, engine, table)).length === 0) continue;
    const [row] = await query(`SELECT COUNT(*) AS total FROM ${table}`);
    counts[table] = toNumber(row?.['total']);
  }
  return { schema, engine, takenAt: now.toISOString(), counts };
}

const STRANGERS = {
  newer: 'The database was already upgraded by a newer version of the program: use that one.',
  'before-the-first-release':
    'The database is from before the first release: back it up with the version that made it.',
} as const;

/** The database's migrations: all of this program's, or the first of them. */
async function schemaOf({ engine, query }: Pick<Snapshot, 'engine' | 'query'>): Promise<string[]> {
  if ((await columnsOf(query, engine, TABLES[0])).length === 0) {
    throw new BackupError('The database is empty: there is nothing to back up.');
  }
  const steps = await query('SELECT id, state FROM schema_steps');
  if (steps.some(({ state }) => state !== 'done')) {
    throw new BackupError('The upgrade of the database was cut off: start the server once first.');
  }
  const names = [...new Set(steps.map(({ id }) => toText(id).replace(/\/\d+$/, '')))];
  const known = MIGRATIONS.map(({ name }) => name);
  const origin = originOf(known, names);
  if (origin !== 'this-version-or-older') throw new BackupError(STRANGERS[origin]);
  return known.filter((name) => names.includes(name));
}

/** Returns the number of missing files. */
async function writeBackup(
  snapshot: Snapshot,
  header: BackupHeader,
  file: string,
  { storage, signal }: Pick<BackupRequest, 'storage' | 'signal'>,
): Promise<number> {
  const { line, checksumAt } = openHeader(header);
  const checksum = checksumFrom(line);
  const handle = await open(file, 'wx', 0o600);
  const append = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      checksum.update(chunk);
      await handle.appendFile(chunk);
    }
  };
  let missing = 0;
  try {
    await handle.appendFile(line);
    await pipeline(
      fileParts(snapshot, storage, () => (missing += 1)),
      append,
      { signal },
    );
    await pipeline(linesOf(snapshot, header.counts), createGzip(), append, { signal });
    await handle.write(checksum.digest('hex'), checksumAt);
    await handle.sync();
    return missing;
  } finally {
    await handle.close();
  }
}

/** Each table as a line with its column names, then a line per row with a list of values. */
async function* linesOf(
  { engine, query }: Snapshot,
  counts: BackupHeader['counts'],
): AsyncGenerator<string> {
  for (const table of TABLES.filter((name) => name in counts)) {
    const columns = await columnsOf(query, engine, table);
    yield `${JSON.stringify({ table, columns: columns.map(({ name }) => name) })}\n`;
    let written = 0;
    for await (const rows of batchesOf<Row & { id: number }>(query, table, quoted(columns))) {
      written += rows.length;
      yield rows
        .map((row) => `${JSON.stringify(columns.map((column) => toFile(column, row)))}\n`)
        .join('');
    }
    if (written !== counts[table])
      throw new BackupError(`The table ${table} cannot be read whole.`);
  }
}

/** A new name is on disk only after its folder is synced. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
