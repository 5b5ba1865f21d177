import { PROVINCE_CODES, type ProvinceCode } from '../places/province';
import { holidayOn, holidaysOf } from './holidays';
import { easterSunday } from './movable-days';

/** Calculated by hand from the calendars of 2026 and 2027. */
const EVERYWHERE = {
  2026: ['01-01', '04-03', '07-01', '09-07', '12-25'],
  2027: ['01-01', '03-26', '07-01', '09-06', '12-25'],
};
const FEBRUARY = { 2026: '02-16', 2027: '02-15' };
const MAY = { 2026: '05-18', 2027: '05-24' };
const AUGUST = { 2026: '08-03', 2027: '08-02' };
const DISCOVERY = { 2026: '08-17', 2027: '08-16' };
const THANKSGIVING = { 2026: '10-12', 2027: '10-11' };
const both = (day: string) => ({ 2026: day, 2027: day });
const [TRUTH, REMEMBRANCE, INDIGENOUS] = [both('09-30'), both('11-11'), both('06-21')];

const BESIDE: Record<ProvinceCode, { 2026: string; 2027: string }[]> = {
  AB: [FEBRUARY, MAY, THANKSGIVING, REMEMBRANCE],
  BC: [FEBRUARY, MAY, AUGUST, TRUTH, THANKSGIVING, REMEMBRANCE],
  MB: [FEBRUARY, MAY, TRUTH, THANKSGIVING],
  NB: [FEBRUARY, AUGUST, REMEMBRANCE],
  NL: [REMEMBRANCE],
  NS: [FEBRUARY],
  NT: [MAY, INDIGENOUS, AUGUST, TRUTH, THANKSGIVING, REMEMBRANCE],
  NU: [MAY, both('07-09'), AUGUST, TRUTH, THANKSGIVING, REMEMBRANCE],
  ON: [FEBRUARY, MAY, THANKSGIVING, both('12-26')],
  PE: [FEBRUARY, TRUTH, REMEMBRANCE],
  QC: [MAY, both('06-24'), THANKSGIVING],
  SK: [FEBRUARY, MAY, AUGUST, THANKSGIVING, REMEMBRANCE],
  YT: [MAY, INDIGENOUS, DISCOVERY, TRUTH, THANKSGIVING, REMEMBRANCE],
};

describe.each([2026, 2027] as const)('the statutory holidays of %i', (year) => {
  test.each([...PROVINCE_CODES])('in %s', (province) => {
    const days = [...EVERYWHERE[year], ...BESIDE[province].map((of) => of[year])].sort();
    expect([...holidaysOf(province, year).keys()]).toEqual(
      days.map((day) => `${String(year)}-${day}`),
    );
  });
});

test('have the names of their province', () => {
  expect(holidayOn('MB', '2026-02-16')).toBe('louis-riel-day');
  expect(holidayOn('PE', '2026-02-16')).toBe('islander-day');
  expect(holidayOn('NS', '2026-02-16')).toBe('heritage-day');
  expect(holidayOn('QC', '2026-05-18')).toBe('patriots-day');
  expect(holidayOn('QC', '2026-06-24')).toBe('national-holiday');
  expect(holidayOn('ON', '2026-06-24')).toBeNull();
});

test('Canada Day is on the second of July if the first is a Sunday', () => {
  expect(holidayOn('ON', '2029-07-01')).toBeNull();
  expect(holidayOn('ON', '2029-07-02')).toBe('canada-day');
});

test.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2285-03-22'])(
  'Easter is %s',
  (date) => {
    expect(easterSunday(Number(date.slice(0, 4)))).toBe(date);
  },
);
