import { KNOWN_MAKES, makeOfVin } from './vin-make';
import { SHARED_CODES, WMI_CODES } from './wmi-codes';

test.each([
  ['1HGCM82633A004352', 'Honda'],
  ['2T1BURHE5JC074321', 'Toyota'],
  ['5YJ3E1EA7KF317000', 'Tesla'],
  ['1FTFW1ETXKFA00001', 'Ford'],
  ['wvw-zzz1j zxw000001', 'Volkswagen'],
  // One code with several makes: further characters distinguish them, if possible.
  ['5XYKT4A15BG000001', 'Kia'],
  ['5XYZG3AB1BG000001', 'Hyundai'],
  ['5N1AL0MM0DC000001', 'Infiniti'],
  ['5N1AR2MM0DC000001', 'Nissan'],
  ['JF1ZNAA10D2000001', null],
  ['JF1GPAA60D2000001', 'Subaru'],
  ['KMHGN4JE0FU000001', null],
  ['JN1CV6AP0CM000001', null],
  ['3N63M0YN0FK000001', 'Chevrolet'],
  ['3N6CM0KN0FK000001', 'Nissan'],
  ['3PCAJ5BA0MF000001', 'Infiniti'],
  ['JA4T0UA90TZ000001', 'Nissan'],
  ['KMHFN4JE0KA000001', 'Genesis'],
  ['5TDAAAB60RS000001', null],
  ['5TDKDRBH0PS000001', 'Toyota'],
  ['JTMABABA0PA000001', null],
  ['KNDMC233076000001', null],
  ['WDBVF78J04A000001', null],
  ['2CNBJ1360N6000001', null],
  // Chrysler's group: the fifth character, since 2012.
  ['1C4RJFAG0FC000001', 'Jeep'],
  ['1C4RDJDG0FC000001', 'Dodge'],
  ['2C4RC1BG0HR000001', 'Chrysler'],
  ['2C3CDXHG0JH000001', 'Dodge'],
  ['1C6RR7LT0HS000001', 'Ram'],
  ['1C6RD7LT0CS000001', 'Ram'],
  ['1C6HJTFG0LL000001', 'Jeep'],
  ['3C3CFFAR0DT000001', 'Fiat'],
  ['ZACCJBBT0FP000001', 'Jeep'],
  ['2C3KA53G06H000001', 'Chrysler'],
  ['1C4GJ25B03B000001', 'Chrysler'],
  ['2C4RVABG0CR000001', null],
  // Not a full VIN, an unknown manufacturer, empty.
  ['3A004352', null],
  ['TBD', null],
  ['1M8GDM9AXKP042788', null],
  ['', null],
])('%s was made by %o', (vin, make) => {
  expect(makeOfVin(vin)).toBe(make);
});

test('every code is listed once, in 3 to 6 characters allowed in a VIN', () => {
  const codes = [...Object.values(WMI_CODES).flatMap((text) => text.split(' ')), ...SHARED_CODES];
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^[A-HJ-NPR-Z0-9]{3,6}$/.test(code))).toEqual([]);
});

test('the makes are in alphabetical order', () => {
  expect(KNOWN_MAKES).toContain('Mazda');
  const sorted = [...KNOWN_MAKES].sort((a, b) => a.localeCompare(b, 'en'));
  expect(KNOWN_MAKES).toEqual(sorted);
});
