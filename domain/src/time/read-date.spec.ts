import { readDate } from './read-date';

/** A Wednesday. */
const TODAY = '2026-11-25';

it.each([
  ['2026-11-25', '2026-11-25'],
  [' 2026/12/01 ', '2026-12-01'],
  ['25', '2026-11-25'],
  ['24', '2026-12-24'],
  ['31', '2026-12-31'],
  ['25 nov', '2026-11-25'],
  ['nov 20', '2026-11-20'],
  ['Nov. 25, 2026', '2026-11-25'],
  ['Wed, Nov 25, 2026', '2026-11-25'],
  ['25th of November', '2026-11-25'],
  ['january 4', '2027-01-04'],
  ['4 january 2026', '2026-01-04'],
  ['29 feb 2028', '2028-02-29'],
  ['today', '2026-11-25'],
  ['Tomorrow', '2026-11-26'],
  ['yesterday', '2026-11-24'],
  ['+2', '2026-11-27'],
  ['- 3', '2026-11-22'],
  ['+10', '2026-12-05'],
  ['friday', '2026-11-27'],
  ['wed', '2026-12-02'],
  ['mar 3', '2027-03-03'],
])('%j is %s', (text, date) => {
  expect(readDate(text, TODAY, 'ahead')).toBe(date);
});

it.each([
  ['25 novembre', '2026-11-25'],
  ['le 1er décembre', '2026-12-01'],
  ['20 févr.', '2027-02-20'],
  ['15 AOÛT 2026', '2026-08-15'],
  ['demain', '2026-11-26'],
  ['après-demain', '2026-11-27'],
  ['aujourd’hui', '2026-11-25'],
  ["aujourd'hui", '2026-11-25'],
  ['hier', '2026-11-24'],
  ['vendredi', '2026-11-27'],
  ['mercredi 25 novembre 2026', '2026-11-25'],
  ['mardi', '2026-12-01'],
])('in French, %j is %s', (text, date) => {
  expect(readDate(text, TODAY, 'ahead')).toBe(date);
});

it.each([
  ['26', '2026-10-26'],
  ['25', '2026-11-25'],
  ['31', '2026-10-31'],
  ['friday', '2026-11-20'],
  ['wed', '2026-11-18'],
  ['1 dec', '2026-12-01'],
  ['+1', '2026-11-26'],
])('looking back, %j is %s', (text, date) => {
  expect(readDate(text, TODAY, 'back')).toBe(date);
});

it.each([
  ...['', ' ', 'mm/dd/252026', '2026-11', '2026-11-', '2026-02-30', '5/11', '11252026'],
  ...['nov', 'mar', '0', '32', '31 feb', '25 nov 26', '25 nov dec', '1 2 nov 2026', '+1000'],
  ...['soon', '25 soon', 'wed thu', 'Thu, Nov 25, 2026', '25 nov 2026 3', '٢٥', '--2'],
])('%j is ambiguous', (text) => {
  expect(readDate(text, TODAY, 'ahead')).toBeNull();
});

it('handles the turn of the year and short months', () => {
  expect(readDate('5', '2026-12-31', 'ahead')).toBe('2027-01-05');
  expect(readDate('30', '2027-01-31', 'ahead')).toBe('2027-03-30');
  expect(readDate('31', '2027-01-01', 'back')).toBe('2026-12-31');
  expect(readDate('30', '2027-03-01', 'back')).toBe('2027-01-30');
  expect(readDate('1 jan', '2026-12-31', 'ahead')).toBe('2027-01-01');
  expect(readDate('29 feb', '2027-01-01', 'ahead')).toBe('2028-02-29');
});
