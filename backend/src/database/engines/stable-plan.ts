/** Before it stand what is selected, set and inserted, whose values decide no plan. */
const CONDITIONS = /\bWHERE\b/i;

/**
 * Makes SQLite keep the plan of a statement. It plans anew with every value that a column is to equal or that limits
 * the rows, which takes several times as long as to run the statement, but not where such a value is an expression.
 * better-sqlite3 has no switch for that.
 */
export function withStablePlan(sql: string): string {
  const begin = CONDITIONS.exec(sql)?.index ?? sql.length;
  return (
    sql.slice(0, begin) +
    sql
      .slice(begin)
      .replaceAll('= ?', '= +?')
      .replaceAll(/\bIN \(\?(?:, ?\?)*\)/g, (list) => list.replaceAll('?', '+?'))
  ).replaceAll(/\b(LIMIT|OFFSET) \?/g, '$1 CAST(? AS INTEGER)');
}
