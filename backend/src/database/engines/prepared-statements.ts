import type BetterSqlite3 from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { withStablePlan } from './stable-plan';

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
