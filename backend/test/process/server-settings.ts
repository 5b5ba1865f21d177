import type { DatabaseSettings } from '../../src/config/settings-types';
import { freshFolder } from '../databases/databases';
import type { ServerEnv } from './server-process';

/** The environment of a server on this database, with a new data folder if needed. */
export function serverOn(
  database: DatabaseSettings,
  env: ServerEnv = {},
): ServerEnv & { readonly DATA_DIR: string } {
  if (database.engine === 'sqlite') return { DATA_DIR: database.dataDir, ...env };
  const { user, password, host, port, name } = database;
  return {
    DATA_DIR: freshFolder(),
    DATABASE_URL: `mysql://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host}:${String(port)}/${name}`,
    ...env,
  };
}
