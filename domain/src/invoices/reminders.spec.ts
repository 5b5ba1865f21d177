import { readReminderDays, reminderDue } from './reminders';

test.each([
  [[], 100, null],
  [[7, 21], 0, null],
  [[7, 21], 6, null],
  [[7, 21], 7, 7],
  [[7, 21], 20, 7],
  [[7, 21], 21, 21],
  [[7, 21], 400, 21],
])('for %j after %o days it is %o', (days, overdue, due) => {
  expect(reminderDue(days, overdue)).toBe(due);
});

test.each([
  ['', []],
  ['7', [7]],
  ['21, 7', [7, 21]],
  ['7;21 365', [7, 21, 365]],
  ['7, 7', [7]],
  ['1,2,3,4,5', [1, 2, 3, 4, 5]],
  ['0', null],
  ['366', null],
  ['7 days', null],
  ['-7', null],
  ['1,2,3,4,5,6', null],
])('%j is %j', (text, days) => {
  expect(readReminderDays(text)).toEqual(days);
});
