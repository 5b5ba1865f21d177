import { mondayOf, weekPlace, weeksAhead } from './report-weeks';

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-12-06', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('%s is in the week of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('eight weeks follow, the current one first', () => {
  const weeks = weeksAhead('2026-12-02');
  expect(weeks).toHaveLength(8);
  expect(weeks[0]).toBe('2026-11-30');
  expect(weeks.at(-1)).toBe('2027-01-18');
});

test.each([
  ['2026-12-01', 'past'],
  ['2026-12-02', '2026-11-30'],
  ['2027-01-24', '2027-01-18'],
  ['2027-01-25', 'later'],
])('on 2 December, %s belongs to %s', (day, place) => {
  expect(weekPlace(day, '2026-12-02')).toBe(place);
});
