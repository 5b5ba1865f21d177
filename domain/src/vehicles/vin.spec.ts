import {
  candidateYears,
  checkDigit,
  hasVin,
  isCheckDigitValid,
  isVinInput,
  isVinOrTbd,
  lastEight,
  normaliseVin,
  splitVin,
  twinOf,
  vinWarnings,
} from './vin';

const VIN = '1M8GDM9AXKP042788';

test.each([
  ['1M8GDM9AXKP042788', 'X'],
  ['11111111111111111', '1'],
  ['5GZCZ43D13S812715', '1'],
])('%s requires the check digit %s', (vin, digit) => {
  expect(checkDigit(vin)).toBe(digit);
  expect(isCheckDigitValid(vin)).toBe(true);
});

test('any other check digit is wrong', () => {
  for (const digit of '0123456789') {
    const vin = VIN.slice(0, 8) + digit + VIN.slice(9);
    expect(checkDigit(vin)).toBe('X');
    expect(isCheckDigitValid(vin)).toBe(false);
  }
});

test('text that is not a full VIN has no check digit', () => {
  for (const text of ['', 'KP042788', `${VIN}1`, 'IM8GDM9AXKP042788', '1M8GDM9AXKP04278é']) {
    expect(checkDigit(text)).toBeNull();
    expect(isCheckDigitValid(text)).toBe(false);
  }
});

test.each([
  ['kp042788', 'KP042788'],
  [' 1M8GDM9A XKP-042788 ', VIN],
  ['|1M8GDM9AXKP042788|', VIN],
  ['*1M8GDM9AXKP042788*', VIN],
  ['BAY-1M8GDM9AXKP042788', VIN],
  ['bay-kp042788', 'KP042788'],
  ['VIN: 1M8GDM9AXKP042788', VIN],
  ['NIV : 1M8GDM9AXKP042788', VIN],
  ['', ''],
])('%j normalised is %s', (text, vin) => {
  expect(normaliseVin(text)).toBe(vin);
});

test.each([
  ['1234567', false],
  ['12345678', true],
  ['123456789012', true],
  [VIN, true],
  [`${VIN}1`, false],
  ['KP 04-27 88', true],
  ['KP04278é', false],
  ['', false],
  ['TBD', false],
])('%j is acceptable input: %o', (text, is) => {
  expect(isVinInput(text)).toBe(is);
});

test('a vehicle also accepts the placeholder', () => {
  expect(['TBD', 'tbd', 'KP042788', 'KP', ''].map(isVinOrTbd)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  [{ vin: VIN, vinLast8: 'KP042788' }, '1m8gdm9ax-kp042788', true],
  [{ vin: VIN, vinLast8: 'KP042788' }, 'kp042788', true],
  [{ vin: null, vinLast8: 'KP042788' }, VIN, true],
  [{ vin: VIN, vinLast8: 'KP042788' }, '2M8GDM9AXKP042788', false],
  [{ vin: null, vinLast8: 'KP042789' }, 'KP042788', false],
  [{ vin: null, vinLast8: 'TBD' }, 'TBD', false],
  [{ vin: null, vinLast8: null }, '', false],
])('%j has the VIN %j: %o', (vehicle, text, has) => {
  expect(hasVin(vehicle, text)).toBe(has);
});

test('the last eight, and the full number if all 17 were given', () => {
  expect(splitVin(VIN)).toEqual({ vinLast8: 'KP042788', vin: VIN });
  expect(splitVin('xkp042788')).toEqual({ vinLast8: 'KP042788', vin: null });
  expect(splitVin('kp042788')).toEqual({ vinLast8: 'KP042788', vin: null });
  expect(splitVin('TBD')).toEqual({ vinLast8: 'TBD', vin: null });
  expect(lastEight(VIN)).toBe('KP042788');
});

test.each([
  ['A', [1980, 2010]],
  ['H', [1987, 2017]],
  ['J', [1988, 2018]],
  ['K', [1989, 2019]],
  ['N', [1992, 2022]],
  ['P', [1993, 2023]],
  ['R', [1994, 2024]],
  ['S', [1995, 2025]],
  ['T', [1996, 2026]],
  ['V', [1997, 2027]],
  ['Y', [2000, 2030]],
  ['1', [2001, 2031]],
  ['9', [2009, 2039]],
  ['I', []],
  ['O', []],
  ['Q', []],
  ['U', []],
  ['Z', []],
  ['0', []],
])('the year letter %s means %o', (letter, years) => {
  expect(candidateYears(`${letter}P042788`)).toEqual(years);
  expect(candidateYears(`1M8GDM9AX${letter}P042788`)).toEqual(years);
});

test('no text has no years', () => expect(candidateYears('')).toEqual([]));

test.each([
  [VIN, 1989, []],
  [VIN, 2019, []],
  [VIN, undefined, []],
  [VIN, 2020, ['model-year']],
  ['1M8GDM9A1KP042788', null, ['check-digit']],
  ['1M8GDM9A1KP042788', 2020, ['check-digit', 'model-year']],
  ['IM8GDM9AXKP042788', 1989, ['forbidden-letters']],
  ['1M8GDM9AXKPO42788', 1989, ['forbidden-letters']],
  ['1M8GDM9AXKPQ42788', 1989, ['forbidden-letters']],
  ['KPO42788', 2019, []],
  ['KP042788', 2018, ['model-year']],
  ['KP042788', 1975, []],
  ['UP042788', 2018, ['model-year']],
  ['TBD', 2018, []],
  ['', 2018, []],
] as const)('%j with year %o has the warnings %j', (vin, year, warnings) => {
  expect(vinWarnings(vin, year)).toEqual(warnings);
});

it.each([
  ['another whole VIN', ['1HGCM82633A004352', '2HGFE2F5XNL597511'], 0, null],
  ['the same VIN', ['1HGCM82633A004352', '1HGCM82633A004352'], 0, 1],
  ['the same VIN, as it was typed', ['3A004352', '1hgcm826-33a004352'], 1, 0],
  ['its end alone', ['1HGCM82633A004352', '3A004352'], 1, 0],
  ['one end of two whole VINs', ['1HGCM82633A004352', '2HGFE2F533A004352'], 0, null],
  ['nothing typed', ['', ''], 0, null],
  ['too little typed', ['4352', '4352'], 0, null],
  ['the placeholder', ['TBD', 'TBD'], 0, null],
])('the duplicate of a unit: %s', (_what, vins, index, twin) => {
  expect(twinOf(vins, index)).toBe(twin);
});
