import {
  CUSTOMER_STATUSES,
  customerTier,
  isTbd,
  mergeUpsert,
  nameKey,
  sameName,
  type CustomerFields,
} from './customer';
import { codePointLength } from '../text/text';

test.each([
  [0, 'customer'],
  [5, 'customer'],
  [6, 'regular'],
  [10, 'regular'],
  [11, 'vip'],
  [500, 'vip'],
])('%i jobs make a %s', (jobs, tier) => {
  expect(customerTier(jobs)).toBe(tier);
});

test('statuses', () => {
  expect(CUSTOMER_STATUSES).toEqual(['active', 'inactive']);
});

test.each([
  ['TBD', true],
  [' tbd ', true],
  ['Tbd', true],
  ['TBD Motors', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%j is a placeholder: %o', (text, is) => {
  expect(isTbd(text)).toBe(is);
});

test.each([
  ['Northern Auto', ' NORTHERN auto', true],
  ['Café Autos', 'CAFÉ AUTOS', true],
  ['Cafe\u0301 Autos', 'Café Autos', true],
  ['Cafe Autos', 'Café Autos', false],
  ['Northern Auto', 'Northern Autos', false],
  ['Northern\u00a0 Auto', 'Northern Auto', true],
  ['L’Auto', "L'Auto", true],
  ['TBD', 'TBD', false],
  ['tbd', 'TBD', false],
  ['', ' ', false],
])('%j and %j are the same name: %o', (a, b, same) => {
  expect(sameName(a, b)).toBe(same);
  expect(sameName(b, a)).toBe(same);
});

test('name keys', () => expect(nameKey('  École Auto ')).toBe('école auto'));

describe('mergeUpsert', () => {
  const blank: CustomerFields = {
    name: 'Northern Auto',
    contactName: null,
    email: null,
    phone: null,
    address: null,
    city: null,
    province: null,
    postalCode: null,
  };
  const full: CustomerFields = {
    name: 'Northern Auto',
    contactName: 'Ann Lee',
    email: 'ann@example.com',
    phone: '416-555-0100',
    address: '1 First St',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5V 2T6',
  };

  test('fills every blank', () => {
    const { name, ...rest } = full;
    expect(mergeUpsert(blank, full)).toEqual(rest);
    expect(name).toBe(blank.name);
  });
  test('fills blank text as well as null', () => {
    expect(mergeUpsert({ ...full, phone: ' ' }, { phone: '1' })).toEqual({ phone: '1' });
  });
  test('never clears or replaces a stored value', () => {
    const empty = { name: '', contactName: null, email: '', phone: ' ', address: null };
    expect(mergeUpsert(full, empty)).toEqual({});
    const other = { name: 'Other', email: 'other@example.com', phone: '2', city: 'Laval' };
    expect(mergeUpsert(full, other)).toEqual({});
    expect(mergeUpsert(full, {})).toEqual({});
  });
  test('trims, and lower-cases the e-mail', () => {
    expect(mergeUpsert(blank, { email: ' Ann@Example.COM ', phone: ' 5 ' })).toEqual({
      email: 'ann@example.com',
      phone: '5',
    });
  });
  test('treats a placeholder name as blank', () => {
    expect(mergeUpsert({ ...blank, name: 'TBD' }, { name: 'Real Co' })).toEqual({
      name: 'Real Co',
    });
    expect(mergeUpsert({ ...blank, name: 'TBD' }, { name: 'tbd' })).toEqual({});
    expect(mergeUpsert(blank, { name: 'TBD' })).toEqual({});
  });
});

test('the key of a name fits its column, for any letters', () => {
  for (const letter of ['\u{1D160}', 'İ', 'ﷺ', 'É'])
    expect(codePointLength(nameKey(letter.repeat(120)))).toBeLessThanOrEqual(240);
});
