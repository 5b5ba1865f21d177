import { join } from 'node:path';
import { restoreBackup, type RestoreRequest } from '../src/backup/restore-backup';
import type { DatabaseSettings } from '../src/config/settings-types';
import { Database } from '../src/database/database';
import { FolderStorage } from '../src/storage/folder-storage';
import { freshFolder } from './databases/databases';
import { TestApi } from './http';

/** The time at which tests take and restore backups. */
export const NOW = new Date('2026-03-31T16:00:00.000Z');

const open: { close(): Promise<void> }[] = [];

/** Closes everything that the functions below opened, including a folder's lock. */
export async function closeAll(): Promise<void> {
  for (const thing of open.splice(0).reverse()) await thing.close();
}

export async function opened(place: DatabaseSettings): Promise<Database> {
  const database = new Database({ database: place });
  open.push(database);
  await database.open();
  return database;
}

/** The application on this database; pass `present` if its users exist already. */
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

/** The name of a file that does not exist yet. */
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
