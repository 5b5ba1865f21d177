import type { Database } from './database';
import { idsOf } from './newest-found';
import type { Row } from './rows';
import { type Clause, isKeptInOrder, matchClause } from './search-index';
import {
  firstIdOf,
  newestReach,
  nextIdAfter,
  NO_REACH,
  olderReach,
  type Reach,
  type SegmentedTable,
} from './search-segments';

/** So many are asked of SQLite's index first; it gathers all that have a long word, so that more take no longer. */
const FIRST = { inOrder: 200, gathered: 1_000 };
const TIMES = 4;

/**
 * What an index of words finds, the newest ids first and part by part: mostly the first do, and neither
 * engine need go through the others.
 */
export interface NewestMatches {
  /** All matches from here on, and before `nextId`, were given; 0 after the last of them. */
  readonly firstId: number;
  readonly nextId: number;
  /** A SELECT of the ids of the next part, of which so many times as many are wanted as were found yet. */
  next(tooFew: number): Promise<Clause>;
}

/** Of records before an id. */
export function newestMatches(
  database: Database,
  table: SegmentedTable,
  words: readonly string[],
  nextId: number,
): NewestMatches {
  return database.engine === 'sqlite'
    ? new SqliteMatches(database, table, words, nextId)
    : new SegmentMatches(table, words, nextId);
}

class SqliteMatches implements NewestMatches {
  firstId: number;
  private count: number;

  constructor(
    private readonly database: Database,
    private readonly table: SegmentedTable,
    private readonly words: readonly string[],
    readonly nextId: number,
  ) {
    this.firstId = nextId;
    this.count = FIRST[isKeptInOrder('sqlite', words) ? 'inOrder' : 'gathered'];
  }

  async next(): Promise<Clause> {
    const { count } = this;
    const { sql, params } = matchClause('sqlite', this.table, this.words, NO_REACH);
    const ids = idsOf(
      await this.database.query<Row>(`${sql} AND rowid < ? ORDER BY rowid DESC LIMIT ?`, [
        ...params,
        this.firstId,
        count,
      ]),
    );
    this.firstId = ids.length < count ? 0 : (ids.at(-1) ?? 0);
    this.count *= TIMES;
    return { sql: 'SELECT value AS id FROM json_each(?)', params: [JSON.stringify(ids)] };
  }
}

class SegmentMatches implements NewestMatches {
  firstId: number;
  readonly nextId: number;
  private readonly first: Reach;
  private last: Reach | undefined;

  constructor(
    private readonly table: SegmentedTable,
    private readonly words: readonly string[],
    nextId: number,
  ) {
    this.first = newestReach(nextId);
    this.nextId = nextIdAfter(this.first);
    this.firstId = this.nextId;
  }

  next(tooFew: number): Promise<Clause> {
    const reach = this.last === undefined ? this.first : olderReach(this.first, this.last, tooFew);
    this.last = reach;
    this.firstId = firstIdOf(reach);
    return Promise.resolve(matchClause('mysql', this.table, this.words, reach));
  }
}
