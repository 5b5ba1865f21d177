import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { openDataSource } from '../../../test/databases/data-source';
import { describeOn, describeOnEachDatabase, freshPlace } from '../../../test/databases/databases';
import { IS_FULL_TIER } from '../../../test/app/tier';
import type { DatabaseSettings } from '../../config/settings-types';
import { Database } from '../database';
import { type Migration, SchemaError, plannedSteps } from './migration';
import { MIGRATIONS } from './migrations';
import { migrate } from './migrator';
import { sqliteOptions } from '../engines/options';

const QUIET = { log: () => undefined, beforeUpgrade: () => Promise.resolve(null) };

const connectWithEntities = (place: DatabaseSettings) =>
  openDataSource(place, { hasEntities: true });

/** Migrations need no entities, and loading them takes longer than any step. */
const connect = (place: DatabaseSettings) => openDataSource(place, { hasEntities: false });

const ONE: Migration = {
  name: '0001-one',
  steps: [
    'CREATE TABLE `one` ({id}, `word` varchar(20) NOT NULL) {table}',
    'CREATE UNIQUE INDEX `one_word` ON `one` (`word`)',
    "INSERT INTO `one` (`word`) VALUES ('kept')",
  ],
};
const TWO: Migration = {
  name: '0002-two',
  steps: ['ALTER TABLE `one` ADD COLUMN `more` integer NULL'],
};

const EXPANDED: Migration = {
  name: '0002-expanded',
  expands: true,
  steps: [
    "ALTER TABLE one ADD COLUMN kind varchar(20) NOT NULL DEFAULT 'plain'",
    'ALTER TABLE one ADD COLUMN more integer NULL',
    'CREATE TABLE `beside` ({id}, `word` varchar(20)) {table}',
    'CREATE UNIQUE INDEX `beside_word` ON `beside` (`word`)',
    'CREATE INDEX `one_kind` ON `one` (`kind`)',
  ],
};
const CONTRACTED: Migration = { name: '0003-contracted', steps: ['DROP TABLE `beside`'] };

/** A step that was not sent is simply sent again, so the fast tier cuts off few steps before they are sent. */
const cutsOf = (step: number) =>
  IS_FULL_TIER || step % 20 === 0 ? (['before', 'after'] as const) : (['after'] as const);

describeOnEachDatabase('Migrating', (_, engine) => {
  it('has no drift between entities and tables', async () => {
    const dataSource = await connectWithEntities(await freshPlace(engine));
    try {
      await migrate(dataSource, MIGRATIONS, QUIET);
      const drift = await dataSource.driver.createSchemaBuilder().log();
      expect(drift.upQueries.map(({ query }) => query)).toEqual([]);
    } finally {
      await dataSource.destroy();
    }
  });

  it('resumes after an interruption at every step, before and after the statement took effect', async () => {
    const place = await freshPlace(engine);
    const steps = plannedSteps(MIGRATIONS, engine);
    for (const [index, { sql }] of steps.entries()) {
      for (const cut of cutsOf(index)) {
        const dataSource = await connect(place);
        cutOff(dataSource, sql, cut);
        await expect(migrate(dataSource, MIGRATIONS, QUIET)).rejects.toThrow('cut off');
        await dataSource.destroy();
      }
    }
    const dataSource = await connectWithEntities(place);
    try {
      await migrate(dataSource, MIGRATIONS, QUIET);
      const drift = await dataSource.driver.createSchemaBuilder().log();
      expect(drift.upQueries).toEqual([]);
      expect(await dataSource.query('SELECT COUNT(*) AS n FROM guards')).toEqual([{ n: 11 }]);
    } finally {
      await dataSource.destroy();
    }
  });

  it('does nothing the second time', async () => {
    const dataSource = await connect(await freshPlace(engine));
    await migrate(dataSource, [ONE], QUIET);
    const query = jest.spyOn(dataSource, 'query');
    await migrate(dataSource, [ONE], QUIET);
    // MariaDB also gets a query for its full-text indexes.
    expect(query).toHaveBeenCalledTimes(engine === 'sqlite' ? 3 : 4);
    await dataSource.destroy();
  });

  it('adds a later migration to an existing database', async () => {
    const dataSource = await connect(await freshPlace(engine));
    await migrate(dataSource, [ONE], QUIET);
    await migrate(dataSource, [ONE, TWO], QUIET);
    expect(await dataSource.query('SELECT word, more FROM one')).toEqual([
      { word: 'kept', more: null },
    ]);
    await dataSource.destroy();
  });

  it('refuses a database that a newer program upgraded', async () => {
    const place = await freshPlace(engine);
    const newer = new Database({ database: place }, { migrations: [ONE, TWO] });
    await newer.open();
    await newer.close();
    const older = new Database({ database: place }, { migrations: [ONE] });
    await expect(older.open()).rejects.toThrow(
      'The database was already upgraded by a newer version of the program (0002-two/1); start that one.',
    );
    await older.close();
  });

  it('names a database from before the first release, by a step of its own or another text', async () => {
    const dataSource = await connect(await freshPlace(engine));
    await migrate(dataSource, [ONE, TWO], QUIET);
    const refused = (migrations: Migration[], sign: string) =>
      expect(migrate(dataSource, migrations, QUIET)).rejects.toThrow(
        `The database is from before the first release (it has ${sign}), and cannot be upgraded: use an empty database.`,
      );
    await refused([ONE, { ...TWO, name: '0002-other' }], 'a step 0002-two/1 of its own');
    await refused([{ ...ONE, steps: TWO.steps }], 'another step 0001-one/1');
    await dataSource.destroy();
  });

  it('starts an older program on a database that a newer one only expanded, while that keeps running', async () => {
    const place = await freshPlace(engine);
    const dataSource = await connect(place);
    await migrate(dataSource, [ONE, EXPANDED], QUIET);
    await migrate(dataSource, [ONE], QUIET);
    await dataSource.query("INSERT INTO one (word) VALUES ('older')");
    await migrate(dataSource, [ONE, EXPANDED], QUIET);
    expect(await dataSource.query('SELECT word, more, kind FROM one ORDER BY id')).toEqual([
      { word: 'kept', more: null, kind: 'plain' },
      { word: 'older', more: null, kind: 'plain' },
    ]);
    await dataSource.destroy();
  });

  it('starts an older program in the middle of an expansion, and refuses a later change', async () => {
    const place = await freshPlace(engine);
    const cut = await connect(place);
    await migrate(cut, [ONE], QUIET);
    cutOff(cut, 'ALTER TABLE one ADD COLUMN more integer NULL', 'before');
    await expect(migrate(cut, [ONE, EXPANDED], QUIET)).rejects.toThrow('cut off');
    await cut.destroy();
    const dataSource = await connect(place);
    await migrate(dataSource, [ONE], QUIET);
    await migrate(dataSource, [ONE, EXPANDED, CONTRACTED], QUIET);
    await expect(migrate(dataSource, [ONE], QUIET)).rejects.toThrow(/0003-contracted/);
    await expect(migrate(dataSource, [ONE, EXPANDED], QUIET)).rejects.toThrow(SchemaError);
    await dataSource.destroy();
  });

  it.each([
    'DROP TABLE one',
    'CREATE UNIQUE INDEX one_more ON one (word)',
    'ALTER TABLE one ADD COLUMN more integer NOT NULL',
    'ALTER TABLE one ADD COLUMN more integer\n  NOT NULL',
    'ALTER TABLE one ADD COLUMN more integer NULL, DROP COLUMN word',
    'ALTER TABLE one ADD COLUMN more integer UNIQUE',
    'ALTER TABLE one ADD COLUMN more integer REFERENCES one (id)',
    'ALTER TABLE one ADD COLUMN more integer CHECK (more > 0)',
    "UPDATE one SET word = 'other'",
  ])('takes no expansion for one that could hinder an older program: %s', async (step) => {
    const dataSource = await connect(await freshPlace(engine));
    const harmful: Migration = { name: '0002-harmful', steps: [step], expands: true };
    await expect(migrate(dataSource, [ONE, harmful], QUIET)).rejects.toThrow(
      /0002-harmful\/1 is no expansion/,
    );
    await dataSource.destroy();
  });

  it('refuses an existing table that it did not create', async () => {
    const dataSource = await connect(await freshPlace(engine));
    await dataSource.query('CREATE TABLE one (other integer)');
    await expect(migrate(dataSource, [ONE], QUIET)).rejects.toThrow(/exists/);
    await dataSource.destroy();
  });
});

/** Breaks off at one statement, like a killed process. */
function cutOff(dataSource: DataSource, statement: string, when: 'before' | 'after'): void {
  const query = dataSource.query.bind(dataSource) as (...of: unknown[]) => Promise<unknown>;
  let isCut = false;
  const cutting = async (...of: unknown[]) => {
    // A killed process cannot release its lease, which would expire.
    if (isCut && !/^(ROLLBACK|UPDATE schema_lease SET holder = NULL)/.test(String(of[0]))) {
      throw new Error('cut off');
    }
    if (of[0] !== statement) return query(...of);
    isCut = true;
    if (when === 'after') await query(...of);
    throw new Error('cut off');
  };
  Object.assign(dataSource, { query: cutting });
}

describeOn('mysql', 'Replicas that start together', () => {
  it('migrate once', async () => {
    const place = await freshPlace('mysql');
    const databases = Array.from({ length: 4 }, () => new Database({ database: place }));
    await Promise.all(databases.map((database) => database.open()));
    for (const database of databases) {
      expect(await database.isReady()).toBe(true);
      expect(await database.query('SELECT COUNT(*) AS n FROM guards')).toEqual([{ n: 11 }]);
    }
    await Promise.all(databases.map((database) => database.close()));
  });

  it('take over from a replica that died while migrating', async () => {
    const place = await freshPlace('mysql');
    const dataSource = await connect(place);
    await dataSource.query(
      'CREATE TABLE schema_lease (name varchar(20) NOT NULL PRIMARY KEY, holder varchar(36) NULL, expiresAt datetime(3) NOT NULL)',
    );
    await dataSource.query(
      "INSERT INTO schema_lease VALUES ('migrations', 'dead', NOW(3) + INTERVAL 1 SECOND)",
    );
    const [lease] = await dataSource.query<{ expiresAt: string }[]>(
      'SELECT expiresAt FROM schema_lease',
    );
    await migrate(dataSource, [ONE], QUIET);
    expect(
      await dataSource.query('SELECT NOW(3) >= ? AS isOver', [lease?.expiresAt]),
    ).toMatchObject([{ isOver: 1 }]);
    expect(await dataSource.query('SELECT word FROM one')).toEqual([{ word: 'kept' }]);
    await dataSource.destroy();
  });
});

describeOn('sqlite', 'An upgrade', () => {
  it('first backs up a database with content, but not an empty one', async () => {
    const place = await freshPlace('sqlite');
    if (place.engine !== 'sqlite') throw new Error('unreachable');
    const backups = join(place.dataDir, 'backups');
    const logged: string[] = [];
    const open = async (migrations: Migration[]) => {
      const database = new Database(
        { database: place },
        { migrations, log: (line) => logged.push(line) },
      );
      await database.open();
      await database.close();
    };
    await open([ONE]);
    expect(existsSync(backups)).toBe(false);
    await open([ONE]);
    expect(existsSync(backups)).toBe(false);
    await open([ONE, TWO]);
    const [copy = '', ...others] = readdirSync(backups);
    expect(others).toEqual([]);
    expect(logged).toEqual([
      `The database was copied to ${join(backups, copy)} before its upgrade.`,
    ]);
    const kept = await new DataSource(sqliteOptions(join(backups, copy), 'reader')).initialize();
    expect(await kept.query('SELECT * FROM one')).toEqual([{ id: 1, word: 'kept' }]);
    await kept.destroy();
  });
});
