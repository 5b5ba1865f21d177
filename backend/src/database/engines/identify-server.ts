import { type Connection, createConnection } from 'mysql2';
import { DEADLINES, withDeadline } from '../transactions/deadlines';
import { driverFacts, failureOf } from './failure';
import type { MysqlServers } from './mysql-servers';
import { type MysqlSettings, probeOptions } from './options';
import { type ServerFacts, serverFacts, tooOld } from './server-kind';
import {
  READ_SETTINGS,
  type ReadSettings,
  sessionSettings,
  wrongSetting,
} from './session-settings';
import { StartRefusal } from './start-refusal';

/**
 * Connects once to find out what the server is, and whether the program can run on it.
 * @throws StartRefusal for a refused sign-in, an old server or a wrong setting; errors of a server that is away
 */
export async function identifyServer(
  settings: MysqlSettings,
  servers: MysqlServers,
): Promise<ServerFacts> {
  const connection = createConnection(probeOptions(settings, servers));
  // The query reports the error.
  connection.on('error', () => undefined);
  try {
    return await withDeadline('The first connection', DEADLINES.query, checked(connection));
  } catch (error) {
    if (error instanceof StartRefusal || failureOf(error) !== 'statement') throw error;
    const { message } = driverFacts(error);
    throw new StartRefusal(`The database server refuses the connection: ${message}`, {
      cause: error,
    });
  } finally {
    connection.destroy();
  }
}

async function checked(connection: Connection): Promise<ServerFacts> {
  const [row] = await ask<{ readonly version: string; readonly comment: string }>(
    connection,
    'SELECT VERSION() AS version, @@version_comment AS comment',
  );
  const facts = serverFacts(row?.version ?? '', row?.comment ?? '');
  refuseIf(tooOld(facts));
  for (const statement of sessionSettings(facts.kind)) await ask(connection, statement);
  const [read] = await ask<ReadSettings>(connection, READ_SETTINGS);
  refuseIf(read === undefined ? 'The database server tells no settings.' : wrongSetting(read));
  return facts;
}

function refuseIf(reason: string | null): void {
  if (reason !== null) throw new StartRefusal(reason);
}

function ask<T>(connection: Connection, sql: string): Promise<T[]> {
  return new Promise((resolve, reject) => {
    connection.query(sql, (error, rows) => {
      if (error === null) resolve(rows as T[]); // as the statement names its columns
      else reject(error);
    });
  });
}
