import sql, { join, raw, type Sql } from 'sql-template-tag';
import { type Row, toFlag, toNumber } from '../database/rows';
import type { Tx } from '../database/transactions/transaction';
import { inParts, idsOf, partOf } from './found';
import { LIMITS } from './limits';
import type { Described, Found, FoundPart, Reader, SearchTable, WordIndex } from './word-index';
import { PREFIX, storedTokens, tokensOf } from './words';

/**
 * Indexed prefix length of a word, `prefix='3 4 5 6 7 8'` minus the two characters of `PREFIX`. FTS5 returns the newest
 * records of such a prefix at once, however many there are. For longer words it collects all records first.
 */
const KEPT = 6;

/** FTS5. The table also stores the words as text, which tests read. */
export class SqliteWordIndex implements WordIndex {
  private readonly table: Sql;

  constructor(private readonly name: SearchTable) {
    this.table = raw(name);
  }

  async newest(reader: Reader, queryWords: readonly string[], part: FoundPart): Promise<Found> {
    const tokens = tokensOf(queryWords);
    if (tokens.length === 0) return { ids: [], total: 0, isLeast: false };
    const isKept = tokens.every(({ length }) => length <= KEPT);
    return (
      (isKept ? null : await this.amongAlike(reader, tokens, part)) ??
      this.indexed(reader, tokens, part)
    );
  }

  has(queryWords: readonly string[], id: string): Sql {
    const text = sql`(SELECT ${hasAll(tokensOf(queryWords))} FROM ${this.table} WHERE rowid = ${raw(id)})`;
    return sql`COALESCE(${text}, 0)`;
  }

  async add(tx: Tx, record: Described): Promise<void> {
    await inParts(
      tx,
      [record],
      () =>
        sql`INSERT INTO ${this.table} (rowid, words) VALUES (${record.id}, ${this.stored(record)})`,
    );
  }

  async save(tx: Tx, records: readonly Described[]): Promise<void> {
    await inParts(tx, records, (part) => {
      const rows = part.map((record) => sql`(${record.id}, ${this.stored(record)})`);
      return sql`INSERT OR REPLACE INTO ${this.table} (rowid, words) VALUES ${join(rows)}`;
    });
  }

  stored({ text }: Described): string {
    return storedTokens(text, PREFIX);
  }

  async remove(tx: Tx, ids: readonly number[]): Promise<void> {
    await inParts(tx, ids, (part) => sql`DELETE FROM ${this.table} WHERE rowid IN (${join(part)})`);
  }

  /**
   * Finds the newest records by indexed prefixes and tests them for the whole words. Returns null if these do not fill
   * the page and there are more.
   */
  private async amongAlike(
    reader: Reader,
    tokens: readonly string[],
    part: FoundPart,
  ): Promise<Found | null> {
    const most = LIMITS.newestTested;
    if (part.offset + part.limit >= most) return null;
    const rows =
      await reader.select<Row>(sql`SELECT rowid AS id, ${hasAll(tokens)} AS has FROM ${this.table}
      WHERE ${this.match(tokens.map((token) => token.slice(0, KEPT)))}${below(part)} ORDER BY rowid DESC LIMIT ${most}`);
    const ids = idsOf(rows.filter(({ has }) => toFlag(has)));
    const isLeast = rows.length === most;
    return isLeast && ids.length <= part.offset + part.limit ? null : partOf(ids, part, isLeast);
  }

  private async indexed(
    reader: Reader,
    tokens: readonly string[],
    part: FoundPart,
  ): Promise<Found> {
    const most = LIMITS.counted;
    if (part.offset + part.limit >= most) return this.deep(reader, tokens, part);
    const rows = await reader.select<Row>(sql`SELECT rowid ${this.matching(tokens, part)}
      ORDER BY rowid DESC LIMIT ${most + 1}`);
    return partOf(idsOf(rows.slice(0, most)), part, rows.length > most);
  }

  /** For a page far down: the engine skips the records before it. */
  private async deep(reader: Reader, tokens: readonly string[], part: FoundPart): Promise<Found> {
    const { limit, offset } = part;
    const matching = this.matching(tokens, part);
    const rows = await reader.select<Row>(sql`SELECT rowid ${matching}
      ORDER BY rowid DESC LIMIT ${limit + 1} OFFSET ${offset}`);
    const ids = idsOf(rows);
    if (ids.length > 0)
      return {
        ids: ids.slice(0, limit),
        total: offset + ids.length,
        isLeast: ids.length > limit,
      };
    const [count] = await reader.select<Row>(
      sql`SELECT COUNT(*) AS total FROM (SELECT 1 ${matching} LIMIT ${offset}) passed`,
    );
    return { ids, total: toNumber(count?.total), isLeast: false };
  }

  /** `AS id FROM …`: the rows with the words and with ids below the page's bound. */
  private matching(tokens: readonly string[], part: FoundPart): Sql {
    return sql`AS id FROM ${this.table} WHERE ${this.match(tokens)}${below(part)}`;
  }

  private match(tokens: readonly string[]): Sql {
    return sql`${raw(this.name)} MATCH ${tokens.map((token) => `"${PREFIX}${token}"*`).join(' AND ')}`;
  }
}

/** The index can seek only to an integer bound, but the driver binds numbers as REAL. */
function below({ before }: FoundPart): Sql {
  return before === undefined ? sql`` : sql` AND rowid < CAST(${before} AS INTEGER)`;
}

function hasAll(tokens: readonly string[]): Sql {
  const all = tokens.map((token) => sql`INSTR(' ' || words, ${` ${PREFIX}${token}`}) > 0`);
  return all.length === 0 ? sql`0` : sql`(${join(all, ' AND ')})`;
}
