import { placeTimeZone } from './place-time-zone';
import { PROVINCE_CODES } from './province';

const COMPANY = 'America/Toronto';
const zoneOf = (
  province: string | null,
  city: string | null = null,
  postalCode: string | null = null,
) => placeTimeZone({ province, city, postalCode }, COMPANY);

it.each([
  ['BC', 'Vancouver', null, 'America/Vancouver'],
  ['Colombie-Britannique', 'Fort St. John', null, 'America/Dawson_Creek'],
  ['BC', 'Jaffray', 'V1C 2L4', 'America/Edmonton'],
  ['SK', 'Regina', null, 'America/Regina'],
  ['SK', 'Lloydminster', null, 'America/Edmonton'],
  ['ON', 'Toronto', null, 'America/Toronto'],
  ['Ontario', 'KENORA', null, 'America/Winnipeg'],
  ['ON', null, 'p9n 1x1', 'America/Winnipeg'],
  ['QC', 'Les Îles-de-la-Madeleine', null, 'America/Halifax'],
  ['NL', 'Gander', null, 'America/St_Johns'],
  ['NL', 'Wabush', null, 'America/Goose_Bay'],
  ['Michigan', 'Detroit', '48201', 'America/New_York'],
  ['TX', 'El Paso', '79901', 'America/Denver'],
  ['TX', 'Houston', '77001-1234', 'America/Chicago'],
])('the time zone of %s, %s, %s is %s', (province, city, code, zone) => {
  expect(zoneOf(province, city, code)).toBe(zone);
});

it('is that of the company without a known province or state', () => {
  expect(zoneOf(null, 'Calgary')).toBe(COMPANY);
  expect(zoneOf('Jalisco', 'Guadalajara')).toBe(COMPANY);
});

it('is known to the platform for every province', () => {
  for (const province of PROVINCE_CODES) {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: zoneOf(province) });
    expect(format.resolvedOptions().timeZone).not.toBe('UTC');
  }
});
