import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import type { Engine } from '../database/engines/engine';
import { toNumber } from '../database/rows';
import type { SqlValue } from '../database/sql';
import { WORD_TABLES } from '../search/word-indexes';
import { BackupError } from './backup-error';
import type { BackupHeader } from './backup-header';
import { type Column, columnsOf, fromFile, type Query, quoted, type Table, TABLES } from './tables';

const LINE = z.union([
  z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
  z.object({ table: z.enum(TABLES), columns: z.array(z.string()) }),
]);

/** A table's heading, or the values of one row in the order of its columns. */
type BackupLine = z.output<typeof LINE>;

/** Reads the rows after the header, line by line. @throws BackupError for an invalid line */
async function* readRows(file: string, rowsAt: number): AsyncGenerator<BackupLine> {
  for await (const line of linesOf(file, rowsAt)) {
    const read = LINE.safeParse(JSON.parse(line));
    if (!read.success) throw new BackupError(`${file} contains an entry that is not a record.`);
    yield read.data;
  }
}

/** Not node:readline, which also splits at U+2028; texts may contain it. */
async function* linesOf(file: string, rowsAt: number): AsyncGenerator<string> {
  // An error of either stream ends the loop below.
  const text = pipeline(createReadStream(file, { start: rowsAt }), createGunzip(), () => undefined);
  text.setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Maximum values in one INSERT; SQLite's limit is 32,766. */
const MOST_VALUES = 8_000;
/** Maximum characters in one INSERT; MariaDB's packet limit is 16 MB. */
const MOST_CHARACTERS = 1_000_000;

type Values = Extract<BackupLine, readonly unknown[]>;

/**
 * Empties all tables that a backup may contain, referring tables first. With an older schema, newer tables do not
 * exist.
 */
export async function emptyTables(engine: Engine, query: Query): Promise<void> {
  for (const table of [...WORD_TABLES[engine], ...[...TABLES].reverse()]) {
    const columns = await columnsOf(query, engine, table);
    if (columns.length > 0) await query(`DELETE FROM ${table}`);
  }
}

/**
 * Loads the rows of a verified file into empty tables and verifies their number.
 * @throws BackupError when the file does not match the database
 */
export async function loadRows(
  target: { readonly engine: Engine; readonly query: Query },
  source: { readonly file: string; readonly header: BackupHeader; readonly rowsAt: number },
): Promise<void> {
  let table: TableLoad | null = null;
  for await (const line of readRows(source.file, source.rowsAt)) {
    if (!('table' in line)) {
      if (table === null) throw new BackupError(`${source.file} begins without a table.`);
      await table.add(line);
      continue;
    }
    await table?.flush();
    const known = await columnsOf(target.query, target.engine, line.table);
    const columns = line.columns.map((name) => columnNamed(name, line.table, known));
    table = new TableLoad(target.query, line.table, columns);
  }
  await table?.flush();
  for (const [name, expected] of Object.entries(source.header.counts))
    await expectRows(target.query, name, expected);
}

function columnNamed(name: string, table: Table, known: readonly Column[]): Column {
  const column = known.find((candidate) => candidate.name === name);
  if (column === undefined)
    throw new BackupError(`The backup does not fit the database: ${table} has no ${name}.`);
  return column;
}

async function expectRows(query: Query, name: string, expected: number): Promise<void> {
  const table = TABLES.find((candidate) => candidate === name);
  if (table === undefined) throw new BackupError(`The backup has an unknown table, ${name}.`);
  const [row] = await query(`SELECT COUNT(*) AS total FROM ${table}`);
  const found = toNumber(row?.['total']);
  if (found !== expected) {
    throw new BackupError(
      `Of ${String(expected)} rows of ${table} ${String(found)} arrived: nothing was restored.`,
    );
  }
}

/** Collects the rows of a table and inserts them in bulk. */
class TableLoad {
  private readonly values: SqlValue[] = [];
  private rows = 0;
  private characters = 0;

  constructor(
    private readonly query: Query,
    private readonly table: Table,
    private readonly columns: readonly Column[],
  ) {}

  async add(row: Values): Promise<void> {
    if (row.length !== this.columns.length)
      throw new BackupError(`The backup has a row of ${this.table} that is too short or too long.`);
    for (const [index, column] of this.columns.entries()) {
      const value = row[index] ?? null;
      this.values.push(fromFile(column, value));
      if (typeof value === 'string') this.characters += value.length;
    }
    this.rows += 1;
    const isFull =
      this.values.length + this.columns.length > MOST_VALUES || this.characters > MOST_CHARACTERS;
    if (isFull) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.rows === 0) return;
    const row = `(${this.columns.map(() => '?').join(', ')})`;
    const rows = Array.from({ length: this.rows }, () => row).join(', ');
    await this.query(
      `INSERT INTO ${this.table} (${quoted(this.columns)}) VALUES ${rows}`,
      this.values,
    );
    this.values.length = 0;
    this.rows = 0;
    this.characters = 0;
  }
}
