import { AGES, ageOf, firstDueDates } from './aging';

const TODAY = '2026-05-31';

test.each([
  ['2026-06-30', 'current'],
  ['2026-05-31', 'current'],
  ['2026-05-30', 'days1To30'],
  ['2026-05-01', 'days1To30'],
  ['2026-04-30', 'days31To60'],
  ['2026-04-01', 'days31To60'],
  ['2026-03-31', 'days61To90'],
  ['2026-03-02', 'days61To90'],
  ['2026-03-01', 'over90'],
  ['2020-01-01', 'over90'],
])('an invoice due on %s is %s on 31 May', (dueDate, age) => {
  expect(ageOf(dueDate, TODAY)).toBe(age);
});

test('the first due date of an age is the last one that is not older', () => {
  const firsts = firstDueDates(TODAY);
  expect(firsts).toEqual(['2026-05-31', '2026-05-01', '2026-04-01', '2026-03-02']);
  expect(firsts.map((day) => ageOf(day, TODAY))).toEqual(AGES.slice(0, 4));
});
