import { randomUUID } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import { describeOn, preparedPlace } from '../../../test/databases/databases';
import { Gate } from '../../../test/databases/private-server';
import { onServer } from '../../../test/databases/server-databases';
import { Database } from '../database';
import type { MysqlSettings } from './options';
import { serverFacts, tooOld } from './server-kind';
import { type ReadSettings, wrongSetting } from './session-settings';

describe('A database server', () => {
  it.each([
    ['9.7.4-2', '(Debian)', 'mysql', '9.7.4-2'],
    ['8.4.6', 'MySQL Community Server - GPL', 'mysql', '8.4.6'],
    ['10.11.14-MariaDB-0+deb12u2', 'Debian 12', 'mariadb', '10.11.14-MariaDB-0+deb12u2'],
    ['11.8.2', 'mariadb.org binary distribution', 'mariadb', '11.8.2'],
    ['5.5.5-10.11.14-MariaDB', '', 'mariadb', '10.11.14-MariaDB'],
  ])('is known by its version %s and comment %j', (version, comment, kind, known) => {
    const facts = serverFacts(version, comment);
    expect(facts).toEqual({ kind, version: known });
    expect(tooOld(facts)).toBeNull();
  });

  it.each([
    ['8.0.43', '', 'The database server is MySQL 8.0.43, but MySQL 8.4 or later is needed.'],
    [
      '10.6.22-MariaDB',
      '',
      'The database server is MariaDB 10.6.22-MariaDB, but MariaDB 10.11 or later is needed.',
    ],
  ])('that is too old is named: %s', (version, comment, reason) => {
    expect(tooOld(serverFacts(version, comment))).toBe(reason);
  });
});

describe('A setting of the database server', () => {
  const RIGHT: ReadSettings = {
    collation: 'utf8mb4_bin',
    modes:
      'STRICT_ALL_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
    shortest: 3,
  };

  it('that is right stops nothing', () => {
    expect(wrongSetting(RIGHT)).toBeNull();
  });

  it.each<[Partial<ReadSettings>, string]>([
    [
      { collation: 'utf8mb4_0900_ai_ci' },
      'The database server compares text by utf8mb4_0900_ai_ci although the connection asks for utf8mb4_bin.',
    ],
    [
      { modes: 'NO_ENGINE_SUBSTITUTION' },
      'The database server runs without the SQL mode STRICT_ALL_TABLES although the connection asks for it.',
    ],
    [
      { shortest: 4 },
      "The database server's innodb_ft_min_token_size is 4, but searches need 3 or less.",
    ],
  ])('that is wrong is named: %j', (wrong, reason) => {
    expect(wrongSetting({ ...RIGHT, ...wrong })).toBe(reason);
  });
});

describeOn('mysql', 'The first connection', () => {
  it('ends the start with one sentence when the server refuses the sign-in', async () => {
    const place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    const lines: string[] = [];
    const settings = { database: { ...place, password: 'wrong' } };
    const database = new Database(settings, { log: (line) => lines.push(line) });
    await expect(database.open()).rejects.toThrow(
      /^The database server refuses the connection: Access denied for user \S+ \(using password: YES\)$/,
    );
    expect(lines).toEqual([]);
    await database.close();
  });

  it('calls only a server that is away one that cannot be reached', async () => {
    const place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    const gate = new Gate(place);
    await gate.open();
    await gate.shut();
    const lines: string[] = [];
    const settings = { database: { ...place, host: '127.0.0.1', port: gate.port } };
    const database = new Database(settings, { log: (line) => lines.push(line) });
    await database.open();
    expect(lines).toEqual(['The database cannot be reached; trying until it can.']);
    await database.close();
  });

  it('says of a server that takes no more connections that it is not ready', async () => {
    const place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    const own = { user: `limited_${randomUUID().slice(0, 8)}`, password: 'secret' };
    await onServer(
      place,
      `CREATE USER ${own.user} IDENTIFIED BY '${own.password}' WITH MAX_USER_CONNECTIONS 1`,
    );
    const { host, port } = place;
    const only = await createConnection({ host, port, ...own });
    const lines: string[] = [];
    const settings = { database: { ...place, ...own } };
    const database = new Database(settings, { log: (line) => lines.push(line) });
    try {
      await database.open();
      expect(lines).toEqual(['The database is not ready; trying until it is.']);
    } finally {
      await database.close();
      await only.end();
      await onServer(place, `DROP USER ${own.user}`);
    }
  });
});
