import { searchedAmount } from './searched-amount';

test.each([
  ['3587.22', 358_722, true],
  ['3 587,22 $', 358_722, true],
  ['$3,587.22', 358_722, true],
  ['95,5', 9550, true],
  ['$95', 9500, true],
  ['95 $', 9500, true],
  ['1250', 125_000, false],
])('%j is an amount', (text, cents, isCertain) => {
  expect(searchedAmount(text)).toEqual({ cents, isCertain });
});

test.each(['', 'maple', 'INV-000012', '4352A', '0', '-5.00', '99999999.00'])(
  '%j is none',
  (text) => {
    expect(searchedAmount(text)).toBeNull();
  },
);
