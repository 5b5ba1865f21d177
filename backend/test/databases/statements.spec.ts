import { shapeOf } from './statements';

test.each([
  [
    "SELECT id FROM jobs WHERE poNumber = 'it''s \\' 7' AND id > 12.5",
    'SELECT id FROM jobs WHERE poNumber = ? AND id > ?',
  ],
  ['SELECT id FROM jobs WHERE id IN (1, 2,?, ?)', 'SELECT id FROM jobs WHERE id IN (?)'],
  ["INSERT INTO a VALUES (DEFAULT, 1, 'x'), (DEFAULT, NULL, ?)", 'INSERT INTO a VALUES (?)'],
  ['SELECT t1.a\n  FROM t1 LIMIT 5 OFFSET 10', 'SELECT t1.a FROM t1 LIMIT ? OFFSET ?'],
  ['USE `dispatch_test_0123456789ab`', 'USE `?`'],
])('the shape of %j has no values', (sql, shape) => {
  expect(shapeOf(sql)).toBe(shape);
});
