import sql, { join, raw, type Sql } from 'sql-template-tag';
import { type Row, toNumber } from '../database/rows';
import type { Tx } from '../database/transactions/transaction';
import { FoundPage, idsOf, inParts, partOf } from './found';
import { LIMITS } from './limits';
import type { Described, Found, FoundPart, Reader, SearchTable, WordIndex } from './word-index';
import { hasDigit, PREFIX, storedTokens, tokensOf } from './words';

const YEAR = /^(?:19\d\d|20[0-4]\d)$/;
/** Base-36 digits of a segment number: enough for every possible id. */
const TAG_DIGITS = 4;
const TAG_LENGTH = 1 + TAG_DIGITS;

/** Where MariaDB stores the words of one resource. */
export interface MariaDbWords {
  readonly table: SearchTable;
  /** A separate table with the FULLTEXT index, for settled records only. */
  readonly settled?: string;
  /** With `settled`: a SELECT of the ids of the other records. */
  readonly others?: string;
}

/**
 * FULLTEXT collects all records with a word before it can return the newest. In a large table each stored word
 * therefore has its segment's tag as prefix, so that the newest segments can be searched separately.
 *
 * The index also keeps an entry for every changed or deleted record, and each search reads all of them. Words of active
 * jobs change often, so they are not indexed but tested one by one.
 */
export class MariaDbWordIndex implements WordIndex {
  private readonly table: Sql;
  private readonly index: Sql;
  private readonly segmentSize: number | null;

  constructor(private readonly words: MariaDbWords) {
    this.table = raw(words.table);
    this.index = raw(words.settled ?? words.table);
    this.segmentSize = words.table === 'customer_search' ? null : LIMITS.segment[words.table];
  }

  async newest(reader: Reader, queryWords: readonly string[], part: FoundPart): Promise<Found> {
    const tokens = tokensOf(queryWords);
    const before = part.before ?? Number.MAX_SAFE_INTEGER;
    const newestId = tokens.length === 0 ? 0 : await this.newestId(reader, before);
    if (newestId === 0) return { ids: [], total: 0, isLeast: false };
    const floor = Math.max(0, newestId - LIMITS.newestTested);
    const first = await this.amongNewest(reader, tokens, floor, newestId);
    const isEnough = floor === 0 || first.length > part.offset + part.limit;
    if (isEnough) return partOf(first, part, floor > 0);
    return this.indexed(reader, tokens, { first, floor }, part);
  }

  has(queryWords: readonly string[], id: string): Sql {
    const has = this.hasAll(tokensOf(queryWords));
    return sql`COALESCE((SELECT ${has} FROM ${this.table} WHERE id = ${raw(id)}), 0)`;
  }

  async add(tx: Tx, record: Described): Promise<void> {
    const rows = [{ id: record.id, words: this.stored(record) }];
    await this.replace(this.table, tx, rows);
    if (this.words.settled !== undefined && record.isSettled === true)
      await this.replace(this.index, tx, rows);
  }

  async save(tx: Tx, records: readonly Described[]): Promise<void> {
    const stored = records.map((record) => ({ ...record, words: this.stored(record) }));
    await this.replace(this.table, tx, stored);
    if (this.words.settled === undefined) return;
    await this.replace(
      this.index,
      tx,
      stored.filter(({ isSettled }) => isSettled),
    );
    await this.removeFrom(
      this.index,
      tx,
      stored.filter(({ isSettled }) => !isSettled).map(({ id }) => id),
    );
  }

  async remove(tx: Tx, ids: readonly number[]): Promise<void> {
    await this.removeFrom(this.table, tx, ids);
    if (this.words.settled !== undefined) await this.removeFrom(this.index, tx, ids);
  }

  stored({ id, text }: Described): string {
    return storedTokens(
      text,
      this.segmentSize === null ? PREFIX : tagOf(Math.floor(id / this.segmentSize)),
    );
  }

  /**
   * Several rows are deleted first: if an upsert of MySQL meets an existing row, its full-text index loses the rows that
   * the statement inserted before.
   */
  private async replace(table: Sql, tx: Tx, rows: readonly StoredWords[]): Promise<void> {
    if (rows.length > 1)
      await this.removeFrom(
        table,
        tx,
        rows.map(({ id }) => id),
      );
    await inParts(tx, rows, (part) => upsert(table, part));
  }

  private async removeFrom(table: Sql, tx: Tx, ids: readonly number[]): Promise<void> {
    await inParts(tx, ids, (part) => sql`DELETE FROM ${table} WHERE id IN (${join(part)})`);
  }

  private async newestId(reader: Reader, before: number): Promise<number> {
    const [row] = await reader.select<Row>(
      sql`SELECT MAX(id) AS newest FROM ${this.table} WHERE id < ${before}`,
    );
    return toNumber(row?.newest);
  }

  private async amongNewest(
    reader: Reader,
    tokens: readonly string[],
    floor: number,
    newestId: number,
  ): Promise<number[]> {
    const rows = await reader.select<Row>(sql`SELECT id FROM ${this.table}
      WHERE id > ${floor} AND id <= ${newestId} AND ${this.hasAll(tokens)} ORDER BY id DESC`);
    return idsOf(rows);
  }

  /** Searches the newest segments first, then growing numbers of older ones until the page is full. */
  private async indexed(
    reader: Reader,
    tokens: readonly string[],
    { first, floor }: { readonly first: readonly number[]; readonly floor: number },
    part: FoundPart,
  ): Promise<Found> {
    const size = this.segmentSize ?? Number.MAX_SAFE_INTEGER;
    const page = new FoundPage<number>(part);
    page.add(first);
    const others = await this.amongOthers(reader, tokens, floor);
    let next = Math.floor(floor / size);
    let above = floor + 1;
    for (let count: number = LIMITS.segmentsFirst; ;) {
      const segments = Array.from(
        { length: Math.min(count, next + 1) },
        (_, older) => next - older,
      );
      const rows = await reader.select<Row>(sql`SELECT id FROM ${this.index}
        WHERE ${this.match(tokens, segments)} AND id <= ${floor}`);
      next -= segments.length;
      const bottom = (next + 1) * size;
      const ids = new Set([...others.filter((id) => id >= bottom && id < above), ...idsOf(rows)]);
      page.add([...ids].sort((one, other) => other - one));
      if (next < 0 || page.isPassed)
        return { ids: page.items, total: page.total, isLeast: next >= 0 };
      above = bottom;
      count = Math.min(count * LIMITS.segmentsTimes, LIMITS.segmentsMost);
    }
  }

  /** Searches the records outside the index. */
  private async amongOthers(
    reader: Reader,
    tokens: readonly string[],
    floor: number,
  ): Promise<number[]> {
    if (this.words.others === undefined) return [];
    return idsOf(
      await reader.select<Row>(sql`SELECT s.id FROM (${raw(this.words.others)}) r
        JOIN ${this.table} s ON s.id = r.id WHERE r.id <= ${floor} AND ${this.hasAll(tokens)}`),
    );
  }

  /**
   * FULLTEXT collects all records of every word before it intersects them. The longest number is usually the rarest
   * word, so only that is matched and the others are tested. A year is common.
   */
  private match(tokens: readonly string[], segments: readonly number[]): Sql {
    const numbers = tokens.filter(hasDigit).sort((one, other) => rarity(other) - rarity(one));
    const sought = numbers.slice(0, 1);
    const matched = sought.length === 0 ? tokens : sought;
    const prefixes = this.segmentSize === null ? [PREFIX] : segments.map(tagOf);
    const text = matched
      .map((token) => `+(${prefixes.map((prefix) => `${prefix}${token}*`).join(' ')})`)
      .join(' ');
    const others = tokens.filter((token) => !matched.includes(token));
    const match = sql`MATCH (words) AGAINST (${text} IN BOOLEAN MODE)`;
    return others.length === 0 ? match : sql`${match} AND ${this.hasAll(others)}`;
  }

  /** Each of a record's words has its segment's tag as prefix. */
  private hasAll(tokens: readonly string[]): Sql {
    if (tokens.length === 0) return sql`0`;
    const sought = (token: string) =>
      this.segmentSize === null
        ? sql`${` ${PREFIX}${token}`}`
        : sql`CONCAT(' ', LEFT(words, ${raw(String(TAG_LENGTH))}), ${token})`;
    const all = tokens.map(
      (token) => sql`INSTR(CONCAT(' ', CAST(words AS BINARY)), ${sought(token)}) > 0`,
    );
    return sql`(${join(all, ' AND ')})`;
  }
}

function rarity(number: string): number {
  return YEAR.test(number) ? 0 : number.length;
}

/** The prefix of all words in a segment. */
function tagOf(segment: number): string {
  return `z${segment.toString(36).padStart(TAG_DIGITS, '0')}`;
}

interface StoredWords {
  readonly id: number;
  readonly words: string;
}

function upsert(table: Sql, records: readonly StoredWords[]): Sql {
  const rows = records.map(({ id, words }) => sql`(${id}, ${words})`);
  return sql`INSERT INTO ${table} (id, words) VALUES ${join(rows)} ON DUPLICATE KEY UPDATE words = VALUES(words)`;
}
