import type BetterSqlite3 from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

const MOST_STATEMENTS = 500;

/** The statements of one SQLite connection, each prepared once while it is in use. */
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

/**
 * SQLite plans a statement anew with every value that a column is to equal or that limits the rows, which takes
 * several times as long as to run it. It keeps the plan where such a value is an expression.
 */
function withStablePlan(sql: string): string {
  return sql
    .replaceAll('= ?', '= +?')
    .replaceAll(/\bIN \(\?(?:, ?\?)*\)/g, (list) => list.replaceAll('?', '+?'))
    .replaceAll(/\b(LIMIT|OFFSET) \?/g, '$1 CAST(? AS INTEGER)');
}
