const HARMLESS = /^(CREATE TABLE |CREATE INDEX )/;
/** Adds one column only: a comma outside parentheses would begin another change. */
const COLUMN = /^ALTER TABLE \S+ ADD COLUMN (?:[^,()]|\([^()]*\))+$/;
/** A new column must have a default or allow null, for servers that do not set it. */
const IS_FILLED = /\bDEFAULT\b|^(?!.*NOT NULL)/;
const BINDS = /\b(UNIQUE|REFERENCES|CHECK|PRIMARY KEY)\b/;
const TABLE = /^CREATE TABLE [`"]?(\w+)/;
const UNIQUE = /^CREATE UNIQUE INDEX \S+ ON [`"]?(\w+)/;

/** The first statement of a migration that could break a server without this migration. */
export function firstHarmful<T extends { readonly sql: string }>(
  statements: readonly T[],
): T | undefined {
  const made = new Set(statements.map(({ sql }) => TABLE.exec(sql)?.[1]));
  return statements.find(({ sql }) => {
    const unique = UNIQUE.exec(sql)?.[1];
    return unique === undefined ? !isHarmless(sql) : !made.has(unique);
  });
}

function isHarmless(sql: string): boolean {
  const line = sql.replaceAll(/\s+/g, ' ').trim();
  return HARMLESS.test(line) || (COLUMN.test(line) && IS_FILLED.test(line) && !BINDS.test(line));
}
