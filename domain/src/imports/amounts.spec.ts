import { readAmount } from './amounts';

test.each([
  ['1250.5', 125_050],
  ['$1,250.50', 125_050],
  ['1 250,50 $', 125_050],
  ['1\u00a0250,50\u00a0$', 125_050],
  ['1.250,50', 125_050],
  ['650', 65_000],
  ['650,5', 65_050],
  ['1,234,567.89', 123_456_789],
  ['CAD 99.99', 9_999],
  ['0', 0],
  ['9999999.99', 999_999_999],
])('%j is %d cents', (text, cents) => {
  expect(readAmount(text)).toEqual({ cents, doubt: null });
});

test.each([
  ['1,250', 125_000, 'ambiguous_amount'],
  ['1.250', 125, 'ambiguous_amount'],
  ['907.375', 90_738, 'ambiguous_amount'],
  ['12.3456', 1_235, 'rounded_amount'],
  ['1250,3000000002', 125_030, 'rounded_amount'],
  ['0.0001', 0, 'rounded_amount'],
  ['0.005', 1, 'rounded_amount'],
  ['1.0050', 101, 'rounded_amount'],
])('%j is %d cents, with the warning %s', (text, cents, doubt) => {
  expect(readAmount(text)).toEqual({ cents, doubt });
});

test.each([
  ...['', 'free', '-5', '-0.0001', '1.2.3', '12,34,567', '99999999', '9999999.995', '1,2,3', '1e3'],
  ...['US$95', '10%', '1,250 km'],
])('%j is not a price', (text) => {
  expect(readAmount(text)).toBeNull();
});
