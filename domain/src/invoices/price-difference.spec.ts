import { priceDifference } from './price-difference';

test.each([
  ['the price', 1000, 1000, 0, 0, 0],
  ['an unknown price', null, 1000, 0, 0, 0],
  ['too little', 1100, 1000, 0, 0, 100],
  ['too little, corrected in part', 1100, 1000, 60, 0, 40],
  ['too little, corrected', 1100, 1000, 100, 5, 0],
  ['too much', 900, 1000, 0, 0, -100],
  ['too much, credited', 900, 1000, 0, 100, 0],
  ['too much, credited in part', 900, 1000, 7, 30, -70],
  ['an agreed discount', 1000, 1000, 0, 115, 0],
])('invoices of %s', (_, deliveredCents, billedCents, raisedCents, loweredCents, expected) => {
  expect(priceDifference({ deliveredCents, billedCents, raisedCents, loweredCents })).toBe(
    expected,
  );
});
