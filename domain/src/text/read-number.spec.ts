import type { Language } from './language';
import { numberText, readNumber, type NumberBounds } from './read-number';

const AMOUNT: NumberBounds = { min: 0, max: 9_999_999.99, decimals: 2, unit: '$' };
const CORRECTION: NumberBounds = { ...AMOUNT, min: -9_999_999.99 };
const PERCENT: NumberBounds = { min: 0, max: 100, decimals: 3, unit: '%' };
const QUANTITY: NumberBounds = { min: 0.001, max: 99_999.999, decimals: 3 };
const DAYS: NumberBounds = { min: 0, max: 365, decimals: 0, unit: 'day' };
const YEAR: NumberBounds = { min: 1900, max: 2027, decimals: 0 };
const KM: NumberBounds = { min: 0, max: 9_999_999, decimals: 0, unit: 'km' };

function read(text: string, language: Language | null, bounds: NumberBounds) {
  const reading = readNumber(text, language, bounds);
  return reading.is === 'number' ? reading.value : reading.is;
}

describe.each(['en-CA', 'fr-CA', null] as const)('in %s', (language) => {
  test.each([
    ['1,5', AMOUNT, 1.5],
    ['1.5', AMOUNT, 1.5],
    ['1 250,50', AMOUNT, 1250.5],
    ['1\u00a0250,50\u00a0$', AMOUNT, 1250.5],
    ['1\u202f250,50\u202f$', AMOUNT, 1250.5],
    ['1,250.50', AMOUNT, 1250.5],
    ['1.250,50', AMOUNT, 1250.5],
    ['1’250.50', AMOUNT, 1250.5],
    ["1'250,50", AMOUNT, 1250.5],
    ['1,234,567.89', AMOUNT, 1_234_567.89],
    ['1.234.567', AMOUNT, 1_234_567],
    ['$95.50', AMOUNT, 95.5],
    ['95,50 $', AMOUNT, 95.5],
    ['CAD 95.50', AMOUNT, 95.5],
    ['CA$95.50', AMOUNT, 95.5],
    ['$95.50 CAD', AMOUNT, 95.5],
    ['95,50 $ CA', AMOUNT, 95.5],
    ['95,50 dollars', AMOUNT, 95.5],
    [' 95.50\n', AMOUNT, 95.5],
    ['\u200e95.50\u200b', AMOUNT, 95.5],
    ['９５．５０', AMOUNT, 95.5],
    ['.5', AMOUNT, 0.5],
    [',5', AMOUNT, 0.5],
    ['5.', AMOUNT, 5],
    ['5,', AMOUNT, 5],
    ['007', AMOUNT, 7],
    ['0,125', QUANTITY, 0.125],
    ['1250.5000', AMOUNT, 1250.5],
    ['12.3456', AMOUNT, 12.3456],
    ['1 250', AMOUNT, 1250],
    ['-0', CORRECTION, 0],
    ['−95,50 $', CORRECTION, -95.5],
    ['-$95.50', CORRECTION, -95.5],
    ['$-95.50', CORRECTION, -95.5],
    ['($95.50)', CORRECTION, -95.5],
    ['+3', CORRECTION, 3],
    ['-5', AMOUNT, -5],
    ['9,975', PERCENT, 9.975],
    ['9.975', PERCENT, 9.975],
    ['9,975 %', PERCENT, 9.975],
    ['12.5%', PERCENT, 12.5],
    ['1 250,5', QUANTITY, 1250.5],
    ['30 days', DAYS, 30],
    ['30 jours', DAYS, 30],
    ['2,024', YEAR, 2024],
    ['2.024', YEAR, 2024],
    ['2 024', YEAR, 2024],
    ['20245', YEAR, 20_245],
    ['1,5', DAYS, 1.5],
    ['123,456 km', KM, 123_456],
    ['123.456 km', KM, 123_456],
    ['123 456 km', KM, 123_456],
  ])('%j is read within %j as %d', (text, bounds, value) => {
    expect(read(text, language, bounds)).toBe(value);
  });

  test.each([
    ['', AMOUNT],
    [' ', AMOUNT],
    ['free', AMOUNT],
    ['$', AMOUNT],
    ['.', AMOUNT],
    ['-', CORRECTION],
    ['1e3', AMOUNT],
    ['0x10', AMOUNT],
    ['Infinity', AMOUNT],
    ['5²', AMOUNT],
    ['½', AMOUNT],
    ['1,2,3', AMOUNT],
    ['1.2.3', AMOUNT],
    ['12,34,567', AMOUNT],
    ['1,250,5', AMOUNT],
    ['1 2', AMOUNT],
    ['1250 000', AMOUNT],
    ['0 125', AMOUNT],
    ['1, 250', AMOUNT],
    ['1,250 000.50', AMOUNT],
    ['1..5', AMOUNT],
    ['5-', CORRECTION],
    ['--5', CORRECTION],
    ['-($5)', CORRECTION],
    ['95.50 each', AMOUNT],
    ['US$95', AMOUNT],
    ['95 €', AMOUNT],
    ['10%', AMOUNT],
    ['$10', PERCENT],
    ['10 km', AMOUNT],
    ['30 $', DAYS],
    ['1h', QUANTITY],
  ])('%j is no number within %j', (text, bounds) => {
    expect(read(text, language, bounds)).toBe('not a number');
  });
});

test.each([
  ['1,250', AMOUNT, 1250, 'ambiguous', 'ambiguous'],
  ['$1,250', AMOUNT, 1250, 'ambiguous', 'ambiguous'],
  ['-1,250', CORRECTION, -1250, 'ambiguous', 'ambiguous'],
  ['1.250', AMOUNT, 'ambiguous', 'ambiguous', 'ambiguous'],
  ['907.375', AMOUNT, 907.375, 'ambiguous', 'ambiguous'],
  ['907,375', AMOUNT, 907_375, 'ambiguous', 'ambiguous'],
  // An amount above the limit is only rejected later: no amount has three decimals.
  ['1,250', { ...AMOUNT, max: 500 }, 1250, 'ambiguous', 'ambiguous'],
  ['1,250', QUANTITY, 1250, 1.25, 'ambiguous'],
  ['1.250', QUANTITY, 1.25, 'ambiguous', 'ambiguous'],
  ['1,250', { ...QUANTITY, min: 2 }, 1250, 1250, 1250],
  ['1.250', { ...QUANTITY, max: 50 }, 1.25, 1.25, 1.25],
])('%j within %j is %p in English, %p in French and %p in a file', (text, bounds, ...expected) => {
  expect(
    (['en-CA', 'fr-CA', null] as const).map((language) => read(text, language, bounds)),
  ).toEqual(expected);
});

test('the more likely of two readings is first', () => {
  expect(readNumber('1,250', null, AMOUNT)).toEqual({ is: 'ambiguous', readings: [1250, 1.25] });
  expect(readNumber('907.375', null, AMOUNT)).toEqual({
    is: 'ambiguous',
    readings: [907.375, 907_375],
  });
});

test.each([
  [1250.5, '1250.5', '1250,5'],
  [1250, '1250', '1250'],
  [-0.5, '-0.5', '-0,5'],
  [9.975, '9.975', '9,975'],
])('%d is shown as %j and %j, which are parsed back to it', (value, english, french) => {
  expect(numberText(value, 'en-CA')).toBe(english);
  expect(numberText(value, 'fr-CA')).toBe(french);
  const bounds = { ...PERCENT, min: -2000, max: 2000 };
  expect(read(english, 'en-CA', bounds)).toBe(value);
  expect(read(french, 'fr-CA', bounds)).toBe(value);
});
