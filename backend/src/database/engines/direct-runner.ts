import { QueryResult, type QueryRunner } from 'typeorm';

/** What one statement came to: its rows, or what it wrote. */
export type Outcome =
  | { readonly rows: unknown[] }
  | { readonly affected: number; readonly raw: unknown };

/** As `QueryRunner.query`: what the driver answers, or a `QueryResult` of it. */
export type RunnerQuery = (
  sql: string,
  values?: unknown[],
  structured?: boolean,
) => Promise<unknown>;

/**
 * Lets the statements of a runner go straight to the driver, without TypeORM's events and logs and,
 * prepared once, without being read anew each time. All else is the runner's own.
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
