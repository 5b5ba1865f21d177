import type { DatabaseSettings } from '../../src/config/settings-types';
import { Database } from '../../src/database/database';
import type { Migration } from '../../src/database/schema/migration';
import { MIGRATIONS } from '../../src/database/schema/migrations';
import type { MysqlSettings } from '../../src/database/engines/options';
import { describeOnEachDatabase, freshFolder, preparedPlace } from '../databases/databases';
import { eventually } from '../app/eventually';
import { Gate } from '../databases/private-server';
import { linesOfRefusal } from './refused-start';
import { ServerProcess } from './server-process';
import { serverOn } from './server-settings';

const FUTURE: Migration = {
  name: '9999-of-a-later-version',
  steps: ['CREATE TABLE of_a_later_version (id int NOT NULL PRIMARY KEY)'],
};

describe('a server that cannot start ends with status 1', () => {
  test('and one line while another server uses the data folder, which stays undisturbed', async () => {
    const folder = freshFolder();
    const first = await ServerProcess.start({ DATA_DIR: folder });
    await first.says(/First sign-in/);
    expect(await linesOfRefusal({ DATA_DIR: folder })).toEqual([
      `The server cannot start: The data folder ${folder} is in use by another running server; stop that one first.`,
    ]);
    expect((await first.anonymous.get('/api/health/ready')).status).toBe(200);
    await first.stop();
  });
});

describeOnEachDatabase('a database of a later version', (_makeDatabase, engine) => {
  let place: DatabaseSettings;
  beforeAll(async () => {
    place = await preparedPlace(engine);
    const later = new Database({ database: place }, { migrations: [...MIGRATIONS, FUTURE] });
    await later.open();
    await later.close();
  });

  test('is refused in one line', async () => {
    const lines = await linesOfRefusal(serverOn(place));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^The server cannot start: The database was already upgraded by a newer version of the program \(9999-of-a-later-version.*\); start that one\.$/,
    );
  });

  if (engine === 'sqlite') return;

  test('that appears after the start is reported once, despite retries', async () => {
    const gate = new Gate(place as MysqlSettings); // SQLite returned above
    await gate.open();
    await gate.shut();
    const server = await ServerProcess.start(
      serverOn({ ...(place as MysqlSettings), host: '127.0.0.1', port: gate.port }),
    );
    await gate.open();
    await server.says(/newer version of the program/);
    const tries = gate.accepted;
    await eventually('more tries', () => gate.accepted > tries + 3);
    expect(server.printed.match(/newer version of the program/g)).toHaveLength(1);
    expect((await server.anonymous.get('/api/health/ready')).status).toBe(503);
    await server.stop();
    await gate.shut();
  });
});
