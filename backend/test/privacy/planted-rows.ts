import BetterSqlite3 from 'better-sqlite3';
import type { Database } from '../../src/database/database';
import { columnsOf } from '../../src/database/schema/entity-columns';
import { bindable, type SqlValue } from '../../src/database/sql';
import type { TransactionRunner } from '../../src/database/transactions/transaction-runner';
import { PERSONAL_DATA } from '../../src/modules/data/privacy/map/personal-data';
import type { PersonalTable } from '../../src/modules/data/privacy/map/personal-table';

export interface PlantedPerson {
  readonly kind: 'user' | 'customer';
  readonly id: number;
  readonly driverId: number | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string | null;
  /** Network address and browser. */
  readonly place: string;
}

interface Place {
  readonly database: Database;
  readonly transactions: TransactionRunner;
}

interface ColumnKind {
  readonly name: string;
  readonly type: string;
  readonly length: number;
  readonly isNullable: boolean;
}

/** Values that the product itself requires. */
const NEEDED: Readonly<Record<string, Record<string, SqlValue>>> = {
  jobs: { status: 'delivered' },
};

/** Writes a row that names the person into each table, in all personal columns of the data map. */
export async function plantEverywhere(
  place: Place,
  person: PlantedPerson,
  now: Date,
): Promise<{ readonly skipped: string[] }> {
  const skipped: string[] = [];
  const [someone] = await place.database.query<{ id: number }>('SELECT MIN(id) AS id FROM users');
  // MariaDB checks the user's foreign key when a unique name of theirs changes.
  const needed: typeof NEEDED = { ...NEEDED, saved_views: { userId: Number(someone?.id) } };
  let number = person.kind === 'user' ? 500_000 : 600_000;
  for (const [table, map] of Object.entries(PERSONAL_DATA)) {
    number += 1;
    const columns = kindsOf(table);
    const planted = plantedValues(table, columns, person);
    for (const column of personalColumns(map, person))
      if (!(column in planted)) skipped.push(`${table}.${column}`);
    if (Object.keys(planted).length === 0) continue;
    const row = new Map<string, SqlValue>();
    for (const column of columns) {
      const value =
        planted[column.name] ?? needed[table]?.[column.name] ?? filler(column, number, now);
      if (column.name !== 'id') row.set(column.name, value);
    }
    await insertUnchecked(place, table, row);
  }
  return { skipped };
}

/** Without foreign key checks, because rows may name missing records. */
async function insertUnchecked(
  { database, transactions }: Place,
  table: string,
  row: ReadonlyMap<string, SqlValue>,
): Promise<void> {
  const columns = [...row.keys()].map((name) => `\`${name}\``).join(', ');
  const sql = `INSERT INTO ${table} (${columns}) VALUES (${[...row].map(() => '?').join(', ')})`;
  if (database.engine === 'sqlite')
    return onFile(database, (file) => {
      file.pragma('foreign_keys = OFF');
      file.prepare(sql).run(...bindable([...row.values()], 'sqlite'));
    });
  await transactions.run(async (tx) => {
    await tx.manager.query('SET FOREIGN_KEY_CHECKS = 0');
    await tx.manager.query(sql, [...row.values()]);
    await tx.manager.query('SET FOREIGN_KEY_CHECKS = 1');
  });
}

/** Leaves free pages that name the person, like older versions that did not overwrite deleted data. */
export async function leaveDeleted(database: Database, words: string): Promise<void> {
  await onFile(database, (file) => {
    file.pragma('secure_delete = OFF');
    const insert = file.prepare('INSERT INTO file_removals (name, claimedAt) VALUES (?, ?)');
    for (let n = 0; n < 500; n += 1) insert.run(words, '2020-01-01 00:00:00.000');
    file.exec('DELETE FROM file_removals');
  });
}

/** Uses a separate connection with different settings. */
async function onFile(database: Database, work: (file: BetterSqlite3.Database) => void) {
  const [main] = await database.query<{ file: string }>('PRAGMA database_list');
  const file = new BetterSqlite3(String(main?.file));
  try {
    work(file);
  } finally {
    file.close();
  }
}

function kindsOf(table: string): ColumnKind[] {
  return columnsOf(table).map(({ propertyName, options }) => ({
    name: propertyName,
    type: String(options.type),
    length: Number(options.length ?? 60_000),
    isNullable: options.nullable === true,
  }));
}

/** Columns that can name this person. */
function personalColumns(map: PersonalTable, person: PlantedPerson): string[] {
  const { names = {}, contacts = [], addresses = [], texts = [], titles = {} } = map;
  const { facts = [], queries = [], words = [] } = map;
  const named = Object.entries(names).filter(([, id]) => id === null || person.kind === 'user');
  return [
    ...[...named.map(([column]) => column), ...contacts, ...texts, ...Object.keys(titles)],
    ...[...facts, ...queries, ...words, ...(person.address === null ? [] : addresses)],
  ];
}

function plantedValues(
  table: string,
  columns: readonly ColumnKind[],
  person: PlantedPerson,
): Record<string, SqlValue> {
  const map = PERSONAL_DATA[table] ?? {};
  const { name, email, phone, address, place } = person;
  const values: Record<string, SqlValue> = {};
  const told = `Ask ${[name, address, phone].filter((text) => text !== null).join(', ')}`;
  for (const column of personalColumns(map, person)) {
    const length = columns.find((one) => one.name === column)?.length ?? 0;
    const isOf = (list: readonly string[] = []) => list.includes(column);
    const title = map.titles?.[column];
    if (isOf(map.contacts)) values[column] = /phone/i.test(column) ? phone : email;
    else if (isOf(map.addresses)) values[column] = address;
    else if (isOf(map.facts)) values[column] = JSON.stringify({ told, list: [name, email] });
    else if (isOf(map.queries)) values[column] = `q=${encodeURIComponent(name)}&sort=price`;
    else if (isOf(map.words)) values[column] = `laval ${wordsIn(`${told} ${email}`)}`;
    else if (isOf(map.texts)) values[column] = told.length <= length ? told : name;
    else values[column] = name;
    if (title !== undefined) values[title] = name.toLowerCase();
  }
  for (const [column, idColumn] of Object.entries(map.names ?? {}))
    if (idColumn !== null && person.kind === 'user' && column in values)
      values[idColumn] = person.id;
  const own = ownColumn(table, columns, person);
  // The address and browser in an activity about a customer belong to the user who acted.
  if (own === null || (table === 'activity' && person.kind === 'customer'))
    return { ...values, ...own };
  for (const column of map.record ?? [])
    values[column] = place.slice(0, columns.find((one) => one.name === column)?.length);
  return { ...values, ...own };
}

/** The values by which a row belongs to the person. The API created the record itself. */
function ownColumn(
  table: string,
  columns: readonly ColumnKind[],
  { kind, id }: PlantedPerson,
): Record<string, SqlValue> | null {
  const condition = PERSONAL_DATA[table]?.of?.[kind] ?? '';
  const column = /(\w+) = :id/.exec(condition)?.[1];
  if (column === undefined || column === 'id' || table === 'drivers') return null;
  if (!columns.some(({ name }) => name === column)) return null;
  const resource = /resource = '(\w+)'/.exec(condition)?.[1];
  return { [column]: id, ...(column === 'resourceId' && resource !== undefined && { resource }) };
}

function wordsIn(text: string): string {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join(' ');
}

function filler({ type, length, isNullable }: ColumnKind, number: number, now: Date): SqlValue {
  if (isNullable) return null;
  if (type === 'datetime') return now;
  if (type === 'text') return '[]';
  if (type === 'varchar') return `x${String(number)}`.slice(0, length);
  return type === 'boolean' ? false : number;
}
