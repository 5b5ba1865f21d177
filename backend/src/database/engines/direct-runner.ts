import { QueryResult, type QueryRunner } from 'typeorm';

/** The result of one statement: its rows, or the number of rows written. */
export type Outcome =
  | { readonly rows: unknown[] }
  | { readonly affected: number; readonly raw: unknown };

/** As `QueryRunner.query`: returns the driver's result, or a `QueryResult` made from it. */
export type RunnerQuery = (
  sql: string,
  values?: unknown[],
  structured?: boolean,
) => Promise<unknown>;

/**
 * Sends a runner's statements straight to the driver. This skips TypeORM's events and logs, and a prepared statement is
 * not parsed again. Everything else stays the runner's own.
 */
export function makeDirect(
  runner: QueryRunner,
  execute: (sql: string, values: unknown[]) => Outcome | Promise<Outcome>,
): RunnerQuery {
  const query: RunnerQuery = async (sql, values = [], structured = false) => {
    const outcome = await execute(sql, values);
    const raw = 'rows' in outcome ? outcome.rows : outcome.raw;
    if (!structured) return raw;
    const result = new QueryResult();
    result.raw = raw;
    if ('rows' in outcome) result.records = outcome.rows;
    else result.affected = outcome.affected;
    return result;
  };
  Object.assign(runner, { query });
  return query;
}
