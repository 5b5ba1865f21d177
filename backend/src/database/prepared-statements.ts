import type BetterSqlite3 from 'better-sqlite3';

const MOST_STATEMENTS = 500;

/** The statements of one SQLite connection, each prepared once while it is in use. */
export class PreparedStatements {
  private readonly statements = new Map<string, BetterSqlite3.Statement>();

  constructor(private readonly connection: BetterSqlite3.Database) {}

  get(sql: string): BetterSqlite3.Statement {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    if (this.statements.size >= MOST_STATEMENTS) this.forgetOldest();
    const made = this.connection.prepare(sql);
    this.statements.set(sql, made);
    return made;
  }

  private forgetOldest(): void {
    const [oldest] = this.statements.keys();
    if (oldest !== undefined) this.statements.delete(oldest);
  }
}
