import type { DataSource } from 'typeorm';
import { driverFacts } from '../engines/failure';
import { addFullText } from './full-text';
import { type Migration, type PlannedStep, SchemaError, plannedSteps } from './migration';
import { withMigrationLease } from './migration-lease';
import { originOf } from './origin';
import { type Row, toText } from '../rows';

interface MigrateOptions {
  readonly log: (line: string) => void;
  /** Backs up a database that has content; returns the file, or null. */
  readonly beforeUpgrade: (reason: string) => Promise<string | null>;
}

/** `additions` holds the steps that older servers may ignore. */
const TABLES = [
  'CREATE TABLE IF NOT EXISTS schema_steps (id varchar(120) NOT NULL PRIMARY KEY, ' +
    'checksum varchar(64) NOT NULL, state varchar(10) NOT NULL)',
  'CREATE TABLE IF NOT EXISTS schema_additions (id varchar(120) NOT NULL PRIMARY KEY)',
];

/** Table, column, index, constraint or row already exists, left by an interrupted step. */
const ALREADY_THERE = new Set([1050, 1060, 1061, 1062, 1826]);

/**
 * Migrates the schema step by step; an interrupted run resumes where it stopped. If several processes start it, one
 * works and the others wait. A server that does not know a step still starts if the step only expands the schema.
 * @throws SchemaError when the database is newer in another way, or from before the first release
 */
export async function migrate(
  dataSource: DataSource,
  migrations: readonly Migration[],
  options: MigrateOptions,
): Promise<void> {
  const engine = dataSource.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
  const steps = plannedSteps(migrations, engine);
  for (const table of TABLES)
    await dataSource.query(table + (engine === 'mysql' ? ' ENGINE=InnoDB' : ''));
  const isDone = (await pendingSteps(dataSource, steps)).length === 0;
  if (engine === 'mysql') {
    if (!isDone) await migrateMysql(dataSource, steps);
    const built = await addFullText((sql, values) => dataSource.query(sql, [...(values ?? [])]));
    if (built.length > 0)
      options.log(
        `Built the index of ${built.join(', ')}, which a restore that was cut off had left out.`,
      );
    return;
  }
  if (isDone) return;
  const pending = await pendingSteps(dataSource, steps);
  if (pending.length < steps.length) {
    const copy = await options.beforeUpgrade('before-upgrade');
    if (copy !== null) options.log(`The database was copied to ${copy} before its upgrade.`);
  }
  for (const step of pending) await runOnSqlite(dataSource, step);
}

async function migrateMysql(dataSource: DataSource, steps: readonly PlannedStep[]): Promise<void> {
  await withMigrationLease(dataSource, async (assertHeld) => {
    for (const step of await pendingSteps(dataSource, steps)) {
      await assertHeld();
      await runOnMysql(dataSource, step);
    }
  });
}

/** The pending steps, including an interrupted one. */
async function pendingSteps(
  dataSource: DataSource,
  steps: readonly PlannedStep[],
): Promise<(PlannedStep & { readonly wasCut: boolean })[]> {
  const rows = await dataSource.query<Row[]>(
    `SELECT s.id, s.checksum, s.state, a.id AS addition
      FROM schema_steps s LEFT JOIN schema_additions a ON a.id = s.id`,
  );
  refuseStrangers(steps, rows);
  const recorded = new Map(rows.map((row) => [toText(row['id']), toText(row['state'])]));
  return steps
    .filter((step) => recorded.get(step.id) !== 'done')
    .map((step) => ({ ...step, wasCut: recorded.has(step.id) }));
}

/** @throws SchemaError unless this program knows all steps, or may ignore those that it does not know */
function refuseStrangers(steps: readonly PlannedStep[], rows: readonly Row[]): void {
  const known = new Map(steps.map(({ id, checksum }) => [id, checksum]));
  const ids = rows.map((row) => toText(row['id']));
  const changed = rows.find((row) => {
    const checksum = known.get(toText(row['id']));
    return checksum !== undefined && checksum !== row['checksum'];
  });
  if (changed !== undefined) throw beforeRelease(`has another step ${toText(changed['id'])}`);
  const unknown = rows.find((row) => !known.has(toText(row['id'])) && row['addition'] === null);
  if (unknown === undefined) return;
  const id = toText(unknown['id']);
  if (originOf([...known.keys()], ids) === 'before-the-first-release')
    throw beforeRelease(`has a step ${id} of its own`);
  throw new SchemaError(
    `The database was already upgraded by a newer version of the program (${id}); start that one.`,
  );
}

/** Steps of a release never change, so a database that contradicts them was made before. */
function beforeRelease(sign: string): SchemaError {
  return new SchemaError(
    `The database is from before the first release (it ${sign}), and cannot be upgraded: use an empty database.`,
  );
}

/** Statement and record share one transaction, so a step is never half done. */
async function runOnSqlite(dataSource: DataSource, step: PlannedStep): Promise<void> {
  await dataSource.query('BEGIN IMMEDIATE');
  try {
    await noteAddition(dataSource, step, 'INSERT OR IGNORE');
    await runStatement(dataSource, step);
    await dataSource.query('INSERT INTO schema_steps (id, checksum, state) VALUES (?, ?, ?)', [
      step.id,
      step.checksum,
      'done',
    ]);
    await dataSource.query('COMMIT');
  } catch (error) {
    await dataSource.query('ROLLBACK');
    throw error;
  }
}

/** The statement commits on its own. The record of its start distinguishes an interrupted step from a clash. */
async function runOnMysql(
  dataSource: DataSource,
  step: PlannedStep & { readonly wasCut: boolean },
): Promise<void> {
  if (!step.wasCut) {
    // First, so that a server starting now does not mistake an expanding step for another kind.
    await noteAddition(dataSource, step, 'INSERT IGNORE');
    await dataSource.query('INSERT INTO schema_steps (id, checksum, state) VALUES (?, ?, ?)', [
      step.id,
      step.checksum,
      'running',
    ]);
  }
  try {
    await runStatement(dataSource, step);
  } catch (error) {
    const { number } = driverFacts(error);
    if (!step.wasCut || number === null || !ALREADY_THERE.has(number)) throw error;
  }
  await dataSource.query('UPDATE schema_steps SET state = ? WHERE id = ?', ['done', step.id]);
}

async function runStatement(dataSource: DataSource, { sql, updates }: PlannedStep): Promise<void> {
  const rows = await dataSource.query<Row[]>(sql);
  for (const update of updates?.(rows) ?? [])
    await dataSource.query(update.sql, [...update.values]);
}

async function noteAddition(
  dataSource: DataSource,
  { id, expands }: PlannedStep,
  insert: 'INSERT IGNORE' | 'INSERT OR IGNORE',
): Promise<void> {
  if (expands) await dataSource.query(`${insert} INTO schema_additions (id) VALUES (?)`, [id]);
}
