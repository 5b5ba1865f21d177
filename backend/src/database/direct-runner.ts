import { QueryResult, type QueryRunner } from 'typeorm';

/** What one statement came to: its rows, or what it wrote. */
export type Outcome =
  { readonly rows: unknown[] } | { readonly affected: number; readonly raw: unknown };

/**
 * A runner of TypeORM whose statements go straight to the driver, without its events and logs and,
 * prepared once, without being read anew each time. All else is the runner's own.
 */
export function directRunner(
  runner: QueryRunner,
  execute: (sql: string, values: unknown[]) => Outcome | Promise<Outcome>,
): QueryRunner {
  const query = async (sql: string, values: unknown[] = [], structured = false) => {
    const outcome = await execute(sql, values);
    const raw = 'rows' in outcome ? outcome.rows : outcome.raw;
    if (!structured) return raw;
    const result = new QueryResult();
    result.raw = raw;
    if ('rows' in outcome) result.records = outcome.rows;
    else result.affected = outcome.affected;
    return result;
  };
  return Object.assign(Object.create(runner) as QueryRunner, { query });
}
