import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import type { MysqlSettings } from '../../src/database/engines/options';
import { SERVER_URL } from './tested-server';

/** The test server, with all privileges. */
export function databaseServer(
  address: string | undefined = process.env[SERVER_URL],
): MysqlSettings {
  if (address === undefined) throw new Error('The test set-up gives no database server.');
  const url = new URL(address);
  return {
    engine: 'mysql',
    host: url.hostname,
    port: Number(url.port),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    name: '',
  };
}

export async function createServerDatabase(server = databaseServer()): Promise<MysqlSettings> {
  const name = `dispatch_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE \`${name}\``);
  return { ...server, name };
}

export async function dropServerDatabase(settings: MysqlSettings): Promise<void> {
  await onServer({ ...settings, name: '' }, `DROP DATABASE IF EXISTS \`${settings.name}\``);
}

/** Returns the rows of a statement; in the named database, if given. */
export async function onServer(server: MysqlSettings, statement: string): Promise<unknown> {
  const { host, port, user, password, name: database } = server;
  const connection = await createConnection({ host, port, user, password, database });
  try {
    const [rows] = await connection.query(statement);
    return rows;
  } finally {
    await connection.end();
  }
}
