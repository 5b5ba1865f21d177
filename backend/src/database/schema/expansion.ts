const HARMLESS = /^(CREATE TABLE |CREATE INDEX )/;
/** One column alone: whatever stands outside brackets after a comma would be a change of its own. */
const COLUMN = /^ALTER TABLE \S+ ADD COLUMN (?:[^,()]|\([^()]*\))+$/;
/** A new column has a value where a server names none: that of its default, or none at all. */
const IS_FILLED = /\bDEFAULT\b|^(?!.*NOT NULL)/;
const BINDS = /\b(UNIQUE|REFERENCES|CHECK|PRIMARY KEY)\b/;
const TABLE = /^CREATE TABLE [`"]?(\w+)/;
const UNIQUE = /^CREATE UNIQUE INDEX \S+ ON [`"]?(\w+)/;

/** The first statement of one migration by which a server could fail that does not know it. */
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
