import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSettings } from '../../src/config/settings-types';
import { Database, type DatabaseOptions } from '../../src/database/database';
import type { Engine } from '../../src/database/engines/engine';
import { createServerDatabase, dropServerDatabase } from './server-databases';
import { prepare } from './prepare';
import { IS_FULL_TIER } from '../app/tier';
import { statementRecorder } from './statements';
import { IS_ON_MYSQL } from './tested-server';

/** Creates an open, migrated, empty database, and removes it after the tests. */
export type MakeDatabase = (options?: DatabaseOptions) => Promise<Database>;

const SERVER = IS_ON_MYSQL ? 'MySQL' : 'MariaDB';

type Tests = (makeDatabase: MakeDatabase, engine: Engine) => void;

/**
 * Runs the tests on both engines in both tiers; for tests of statements, transactions, sorting, collations or locks.
 */
export function describeOnEachDatabase(name: string, tests: Tests): void {
  describeOn('sqlite', name, tests);
  describeOn('mysql', name, tests);
}

/** Runs the tests on SQLite, and in the full tier or on MySQL also on the server. */
export function describeWithDatabase(name: string, tests: Tests): void {
  describeOn('sqlite', name, tests);
  if (IS_FULL_TIER || IS_ON_MYSQL) describeOn('mysql', name, tests, false);
}

/** @param isInFastTier whether both tiers run this engine */
export function describeOn(engine: Engine, name: string, tests: Tests, isInFastTier = true): void {
  // The run with MariaDB covers them.
  if (IS_ON_MYSQL && engine === 'sqlite') return;
  const recordStatements = statementRecorder(isInFastTier);
  describe(`${name} on ${engine === 'sqlite' ? 'SQLite' : SERVER}`, () => {
    recordStatements();
    const made: Database[] = [];
    tests(async (options) => {
      const hasOwn = options?.migrations !== undefined;
      const place = await (hasOwn ? freshPlace(engine) : preparedPlace(engine));
      const database = new Database({ database: place }, options);
      made.push(database);
      await database.open();
      return database;
    }, engine);
    // Registered after the tests' own hooks, so that it runs after them.
    afterAll(async () => {
      for (const database of made) await database.close();
      await closeFolders();
    });
  });
}

const leftovers: (() => Promise<void> | void)[] = [];

/** A temporary folder, removed after the tests. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-test-'));
  leftovers.push(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Removes the folders of tests without a database. */
export async function closeFolders(): Promise<void> {
  for (const remove of leftovers.splice(0)) await remove();
}

/** A place for a new database: an empty folder, or an empty database of the test server. */
export async function freshPlace(engine: Engine): Promise<DatabaseSettings> {
  if (engine === 'sqlite') return { engine, dataDir: freshFolder() };
  const place = await createServerDatabase();
  leftovers.push(() => dropServerDatabase(place));
  return place;
}

/** A database with the current tables and no rows. */
export async function preparedPlace(engine: Engine): Promise<DatabaseSettings> {
  const place = await freshPlace(engine);
  await prepare(place);
  return place;
}
