import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../database/database';
import { exactCount, type Count, type Part } from '../../database/records/bounded-count';
import type { Row } from '../../database/rows';
import { assertWhole, MOST_AT_ONCE, PageOf, type PageRequest } from './paging';

const WHOLE: Part = { limit: MOST_AT_ONCE, offset: 0 };

interface Listed<T> {
  /** In its order, without a limit. */
  readonly select: Sql;
  /** `FROM …` of the rows to count. */
  readonly from: Sql;
  readonly present: (rows: readonly Row[]) => T[] | Promise<T[]>;
  readonly count?: (database: Database, from: Sql, part: Part) => Promise<Count>;
}

/** A page of a list, or the whole list. @throws AppError validation_failed on `limit` where the whole is too long */
export async function listOf<T>(
  database: Database,
  page: PageRequest | null,
  { select, from, present, count = exactCount }: Listed<T>,
): Promise<PageOf<T> | T[]> {
  const part = page ?? WHOLE;
  const [rows, { total, isLeast }] = await Promise.all([
    database.select<Row>(sql`${select} LIMIT ${part.limit} OFFSET ${part.offset}`),
    count(database, from, part),
  ]);
  if (page === null) assertWhole(total);
  const records = await present(rows);
  return page === null ? records : new PageOf(records, total, page, isLeast);
}
