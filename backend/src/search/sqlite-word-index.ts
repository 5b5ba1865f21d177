import sql, { join, raw, type Sql } from 'sql-template-tag';
import { type Row, toFlag, toNumber } from '../database/rows';
import type { Tx } from '../database/transactions/transaction';
import { inParts, idsOf, partOf } from './found';
import { LIMITS } from './limits';
import type { Described, Found, FoundPart, Reader, SearchTable, WordIndex } from './word-index';
import { PREFIX, storedTokens, tokensOf } from './words';

/**
 * Characters of a word whose beginnings FTS5 keeps, `prefix='3 4 5 6 7 8'` less the two of `PREFIX`. It gives the
 * newest records of such a beginning at once, however many there are; of a longer word it gathers all records first.
 */
const KEPT = 6;

/** FTS5. The table also keeps the words as text, which tests read. */
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
   * Tests the newest records whose words begin alike for the whole words. Null where these do not fill the part and
   * there are more.
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

  /** Far down: the engine passes over what comes before the part. */
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

  /** `AS id FROM …`: the rows with ids below the part's bound that have the words. */
  private matching(tokens: readonly string[], part: FoundPart): Sql {
    return sql`AS id FROM ${this.table} WHERE ${this.match(tokens)}${below(part)}`;
  }

  private match(tokens: readonly string[]): Sql {
    return sql`${raw(this.name)} MATCH ${tokens.map((token) => `"${PREFIX}${token}"*`).join(' AND ')}`;
  }
}

/** The index skips to a bound that is an integer, which the driver gives none as. */
function below({ before }: FoundPart): Sql {
  return before === undefined ? sql`` : sql` AND rowid < CAST(${before} AS INTEGER)`;
}

function hasAll(tokens: readonly string[]): Sql {
  const all = tokens.map((token) => sql`INSTR(' ' || words, ${` ${PREFIX}${token}`}) > 0`);
  return all.length === 0 ? sql`0` : sql`(${join(all, ' AND ')})`;
}
