import BetterSqlite3 from 'better-sqlite3';
import { PreparedStatements } from './prepared-statements';

const TIMES = 20;

/**
 * While planning, SQLite evaluates a constant function compared with a column to look its value up in the index
 * statistics. While running, it evaluates it once more. The number of calls shows how often a statement is planned.
 */
function plansOf(condition: string, values: (turn: number) => unknown[]): number {
  const connection = new BetterSqlite3(':memory:');
  let calls = 0;
  connection.function('counted', { deterministic: true }, (value: unknown) => {
    calls += 1;
    return value;
  });
  connection.exec(`CREATE TABLE parts (id INTEGER PRIMARY KEY, kind TEXT, box INTEGER, name TEXT);
    CREATE INDEX parts_kind ON parts (kind);
    CREATE INDEX parts_box ON parts (box);
    WITH RECURSIVE numbers (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM numbers WHERE id < 1000)
      INSERT INTO parts SELECT id, 'k' || (id % 7), id % 50, 'n' || id FROM numbers;
    ANALYZE`);
  const statement = new PreparedStatements(connection).get(
    `SELECT id FROM parts WHERE kind = counted('k1') ${condition}`,
  );
  const planning = calls;
  expect(planning).toBeGreaterThan(0);
  for (let turn = 0; turn < TIMES; turn += 1) statement.all(...values(turn));
  connection.close();
  return (calls - TIMES) / planning;
}

it.each([
  ['AND box = ?', (turn: number) => [turn]],
  ['AND box >= ?', (turn: number) => [turn]],
  ['AND name LIKE ?', (turn: number) => [`n${turn}%`]],
  ['AND box IN (?, ?, ?)', (turn: number) => [turn, 7, 9]],
  ['ORDER BY box LIMIT ?', (turn: number) => [turn + 1]],
  ['ORDER BY box LIMIT ? OFFSET ?', (turn: number) => [10, turn]],
])('A statement with %s is planned once, whatever the values', (condition, values) => {
  expect(plansOf(condition, values)).toBe(1);
});
