import type BetterSqlite3 from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

/** The plan does not depend on values before WHERE: selected, set and inserted ones. */
const CONDITIONS = /\bWHERE\b/i;

/**
 * Makes SQLite keep a statement's plan. SQLite plans again for each new value that a column is compared with, that is a
 * pattern or that limits the rows. Planning takes several times as long as the statement itself. An expression in place of the value
 * avoids it; better-sqlite3 has no switch for this.
 */
function withStablePlan(sql: string): string {
  const begin = CONDITIONS.exec(sql)?.index ?? sql.length;
  return (
    sql.slice(0, begin) +
    sql
      .slice(begin)
      .replaceAll('= ?', '= +?')
      .replaceAll('LIKE ?', 'LIKE +?')
      .replaceAll(/\bIN \(\?(?:, ?\?)*\)/g, (list) => list.replaceAll('?', '+?'))
  ).replaceAll(/\b(LIMIT|OFFSET) \?/g, '$1 CAST(? AS INTEGER)');
}

const MOST_STATEMENTS = 500;

/** The statements of one SQLite connection, each prepared once while in use. */
export class PreparedStatements {
  private readonly statements = new LRUCache<string, BetterSqlite3.Statement>({
    max: MOST_STATEMENTS,
  });

  constructor(private readonly connection: BetterSqlite3.Database) {}

  get(sql: string): BetterSqlite3.Statement {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const made = this.connection.prepare(withStablePlan(sql));
    this.statements.set(sql, made);
    return made;
  }
}
