import { Mentions } from '@dispatch/domain/privacy/mentions';
import { scrubbed } from '@dispatch/domain/privacy/scrub';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Database } from '../../../../database/database';
import { readInBatches } from '../../../../database/records/read-in-batches';
import { type Row, toNullable, toNumber } from '../../../../database/rows';
import { readsOf } from '../../../../database/schema/column-reads';
import { marksOf } from '../erasure/marks';
import { PERSONAL_TABLES, selectOf, type WalkedTable } from '../map/walked-tables';
import type { Query, Subject } from '../subject';

const BATCH = 250;

export interface RowsOfTable {
  readonly table: string;
  readonly rows: AsyncGenerator<Record<string, unknown>>;
}

/** All rows that belong to a person or name them, by table, oldest first. */
export async function* personRows(
  database: Database,
  subject: Subject,
): AsyncGenerator<RowsOfTable> {
  const query: Query = (sql, values) => database.query(sql, values);
  const mentions = new Mentions(await marksOf(query, subject));
  const isConcerned = ({ table }: WalkedTable, row: Row): boolean => {
    const isNear = toNumber(row['isNear']) === 1;
    // Of the customer's records, only those that name the contact belong to the contact.
    if (isNear && subject.kind !== 'contact') return true;
    const person = {
      name: '',
      userId: subject.kind === 'user' ? subject.recordId : null,
      mentions,
    };
    return scrubbed(table, row, isNear, person) !== null;
  };
  for (const walked of PERSONAL_TABLES.filter(({ table }) => table.isCopy !== true))
    yield { table: walked.name, rows: rowsOf(query, walked, subject, isConcerned) };
}

async function* rowsOf(
  query: Query,
  walked: WalkedTable,
  subject: Subject,
  isConcerned: (walked: WalkedTable, row: Row) => boolean,
): AsyncGenerator<Record<string, unknown>> {
  const { name, table } = walked;
  const { secret = [], record = [], facts = [] } = table;
  const hidden = subject.kind === 'contact' ? [...secret, ...record] : secret;
  const present = presenter(name, hidden, facts);
  const select = `${selectOf(walked, subject)} WHERE id > ? ORDER BY id LIMIT ?`;
  for await (const rows of readInBatches({ query }, select, [], { size: BATCH })) {
    const ids = rows.filter((row) => isConcerned(walked, row)).map((row) => toNumber(row['id']));
    if (ids.length > 0) {
      const places = ids.map(() => '?').join(', ');
      const whole = await query(`SELECT * FROM ${name} WHERE id IN (${places}) ORDER BY id`, ids);
      for (const row of whole) yield present(row);
    }
    await othersTurn();
  }
}

/** Formats rows for people: instants as ISO 8601, flags as booleans, JSON parsed. */
function presenter(
  table: string,
  hidden: readonly string[],
  json: readonly string[],
): (row: Row) => Record<string, unknown> {
  const reads = readsOf(table);
  return (row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !hidden.includes(column))
        .map(([column, value]) => {
          const read = json.includes(column) ? parsed : (reads.get(column) ?? ((as) => as));
          return [column, toNullable(value, read)];
        }),
    );
}

function parsed(value: unknown): unknown {
  return JSON.parse(String(value));
}
