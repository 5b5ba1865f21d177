import type { EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { toDate, toFlag, toNullable } from '../rows';
import { bindable, type SqlValue } from '../sql';
import type { Tx } from '../transactions/transaction';

/** An entity's own columns, without its relations, which are optional fields. */
export type Stored<E> = { [K in keyof E as undefined extends E[K] ? never : K]: E[K] };

/** A column whose driver value differs from the entity's. */
interface Converted {
  readonly name: string;
  readonly read: (value: unknown) => unknown;
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly converted: readonly Converted[];
  readonly select: string;
  readonly insert: string;
  readonly places: string;
}

const TABLES = new WeakMap<EntityMetadata, Table>();

/**
 * Inserts one record with all columns but the id, and returns its id. Unlike the data mapper's, the statement's text is
 * the same for every record, so it is prepared once.
 */
export async function insertRecord<E extends ObjectLiteral & { id: number }>(
  tx: Tx,
  entity: EntityTarget<E>,
  record: Omit<Stored<E>, 'id'>,
): Promise<number> {
  const { sql, values } = insertion(tx, entity, [record]);
  return insertedId(await tx.manager.query<unknown>(sql, values));
}

/** Inserts a few records at once. */
export async function insertRecords<E extends ObjectLiteral & { id: number }>(
  tx: Tx,
  entity: EntityTarget<E>,
  records: readonly Omit<Stored<E>, 'id'>[],
): Promise<void> {
  const { sql, values } = insertion(tx, entity, records);
  await tx.manager.query(sql, values);
}

/** Inserts a record at the commit, if the transaction does not read it again; the id is known after the commit. */
export async function insertAtCommit<E extends ObjectLiteral & { id: number }>(
  tx: Tx,
  entity: EntityTarget<E>,
  record: Omit<Stored<E>, 'id'>,
): Promise<() => number> {
  const { sql, values } = insertion(tx, entity, [record]);
  const answer = await tx.atCommit(sql, values, 'id');
  return () => insertedId(answer());
}

/** Inserts a few records at the commit, without returning their ids. */
export async function insertAllAtCommit<E extends ObjectLiteral & { id: number }>(
  tx: Tx,
  entity: EntityTarget<E>,
  records: readonly Omit<Stored<E>, 'id'>[],
): Promise<void> {
  const { sql, values } = insertion(tx, entity, records);
  await tx.atCommit(sql, values, 'nothing');
}

function insertion<E extends ObjectLiteral & { id: number }>(
  tx: Tx,
  entity: EntityTarget<E>,
  records: readonly Omit<Stored<E>, 'id'>[],
): { sql: string; values: SqlValue[] } {
  const { insert, places, columns } = tableOf(tx, entity);
  const stored = columns.filter((name) => name !== 'id');
  return {
    sql: `${insert} VALUES ${records.map(() => places).join(', ')}`,
    values: records.flatMap((record) => stored.map((name) => valueOf(record, name))),
  };
}

/** The first record that matches the condition, without its relations. */
export async function findRecord<E extends ObjectLiteral>(
  tx: Tx,
  entity: EntityTarget<E>,
  condition: string,
  values: readonly SqlValue[],
  lock = '',
): Promise<Stored<E> | null> {
  const { select, converted } = tableOf(tx, entity);
  const sql = `${select} WHERE ${condition} LIMIT 1${lock}`;
  const [row] = await tx.manager.query<Record<string, unknown>[]>(sql, [...values]);
  if (row === undefined) return null;
  for (const { name, read } of converted) row[name] = read(row[name]);
  return row as Stored<E>; // every column of the entity, as its type says
}

/**
 * Reads a record and locks it until this transaction ends. On SQLite no lock is needed, since a writing transaction
 * owns the file from its beginning.
 */
export function holdRecord<E extends ObjectLiteral>(
  tx: Tx,
  entity: EntityTarget<E>,
  condition: string,
  values: readonly SqlValue[],
): Promise<Stored<E> | null> {
  return findRecord(tx, entity, condition, values, exclusiveLock(tx));
}

/** Locks a row without reading its content. */
export async function holdRow(tx: Tx, table: string, id: number): Promise<void> {
  if (tx.engine === 'sqlite') return;
  await tx.manager.query(`SELECT id FROM ${table} WHERE id = ? FOR UPDATE`, [id]);
}

/** Locks rows without reading their content, always in the same order to prevent deadlocks. */
export async function holdRows(tx: Tx, table: string, ids: readonly number[]): Promise<void> {
  if (tx.engine === 'sqlite' || ids.length === 0) return;
  await tx.manager.query(
    `SELECT id FROM ${table} WHERE id IN (${ids.map(() => '?').join(', ')}) ORDER BY id FOR UPDATE`,
    [...ids],
  );
}

/** For the end of a SELECT: no other transaction can change or lock the rows. SQLite has only one writer. */
export function exclusiveLock({ engine }: Tx): string {
  return engine === 'sqlite' ? '' : ' FOR UPDATE';
}

/** For the end of a SELECT: others can read the rows, but not change them. */
export function sharedLock({ engine }: Tx): string {
  return engine === 'sqlite' ? '' : ' LOCK IN SHARE MODE';
}

/** Number of rows that the statement changed, or that already had the new values. */
export async function rowsChanged(
  tx: Tx,
  sql: string,
  values: readonly SqlValue[],
): Promise<number> {
  const result = await tx.manager.queryRunner?.query(sql, bindable(values, tx.engine), true);
  if (typeof result?.affected !== 'number')
    throw new Error('The driver does not report the number of changed rows.');
  return result.affected;
}

export function tableOf<E extends ObjectLiteral>(tx: Tx, entity: EntityTarget<E>): Table {
  const metadata = tx.manager.dataSource.getMetadata(entity);
  const known = TABLES.get(metadata);
  if (known !== undefined) return known;
  const columns = metadata.columns.map(({ propertyName }) => propertyName);
  const names = columns.map((name) => `\`${name}\``);
  const stored = names.filter((name) => name !== '`id`');
  const table = {
    name: metadata.tableName,
    columns,
    converted: metadata.columns.flatMap(({ propertyName: name, type }) => {
      const read = reading(type);
      return read === null ? [] : [{ name, read }];
    }),
    select: `SELECT ${names.join(', ')} FROM ${metadata.tableName}`,
    insert: `INSERT INTO ${metadata.tableName} (${stored.join(', ')})`,
    places: `(${stored.map(() => '?').join(', ')})`,
  };
  TABLES.set(metadata, table);
  return table;
}

function reading(type: unknown): Converted['read'] | null {
  if (type === 'datetime') return (value) => toNullable(value, toDate);
  if (type === 'boolean') return (value) => toNullable(value, toFlag);
  return null;
}

function valueOf(record: object, name: string): SqlValue {
  return (record as Record<string, SqlValue>)[name] ?? null; // the columns hold nothing else
}

/** SQLite's driver returns the id, MariaDB's a result object. */
function insertedId(raw: unknown): number {
  return Number(typeof raw === 'object' && raw !== null && 'insertId' in raw ? raw.insertId : raw);
}
