import { join } from 'node:path';
import { restoreBackup, type RestoreRequest } from '../../src/backup/restore-backup';
import type { DatabaseSettings } from '../../src/config/settings-types';
import { Database } from '../../src/database/database';
import { FolderStorage } from '../../src/storage/folder-storage';
import { freshFolder } from '../databases/databases';
import { TestApi } from '../app/http';

/** The time of backups and restores in the tests. */
export const NOW = new Date('2026-03-31T16:00:00.000Z');

const open: { close(): Promise<void> }[] = [];

/** Closes everything that the functions below opened, including folder locks. */
export async function closeAll(): Promise<void> {
  for (const thing of open.splice(0).reverse()) await thing.close();
}

export async function opened(place: DatabaseSettings): Promise<Database> {
  const database = new Database({ database: place });
  open.push(database);
  await database.open();
  return database;
}

/** Starts the application on a database; pass `present` if the cast is already in it. */
export async function startOn(
  place: DatabaseSettings,
  present?: TestApi['cast'],
  env: Record<string, string> = {},
): Promise<TestApi> {
  const api = await TestApi.start(await opened(place), env, present);
  open.push({ close: () => api.stop() });
  return api;
}

/** For a company without photos. */
export const NO_FILES = new FolderStorage('/nowhere');

/** A path for a new file. */
export function newFile(): string {
  return join(freshFolder(), 'company.backup');
}

export function restore(
  file: string,
  database: DatabaseSettings,
  options: Partial<RestoreRequest> = {},
) {
  return restoreBackup({
    file,
    database,
    storage: NO_FILES,
    replace: false,
    now: NOW,
    log: () => undefined,
    ...options,
  });
}
