import { NOTICE_KINDS } from '../notices/notice';
import { TODO_JOBS, type TodoCounts, todoLines } from './todo-lines';

test('lists only what there is, most urgent first', () => {
  expect(todoLines({ noDriver: 3, 'report-missing': 1, late: 2, dueToday: 0 })).toEqual([
    'late',
    'noDriver',
    'report-missing',
  ]);
  expect(todoLines({})).toEqual([]);
});

test('has a place for every kind of job and notice', () => {
  for (const kind of [...TODO_JOBS, ...NOTICE_KINDS])
    expect(todoLines({ [kind]: 1 })).toEqual([kind]);
});

test.each<[TodoCounts, string[]]>([
  [{ refusedUpdates: 2, 'operation-refused': 2 }, ['operation-refused']],
  [{ 'mail-not-delivered': 1, 'not-delivered-mail': 1 }, []],
  [{ 'mail-not-delivered': 2, 'not-delivered-mail': 1 }, ['mail-not-delivered']],
])('lists a cause once: %j', (counts, lines) => {
  expect(todoLines(counts)).toEqual(lines);
});
