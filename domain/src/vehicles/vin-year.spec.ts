import { likelyModelYear } from './vin-year';

test.each([
  // A digit in the seventh place: a vehicle of before 2010.
  ['1M8GDM9AXKP042788', 2027, 1989],
  ['2HGES165X1H000001', 2027, 2001],
  // A letter in the seventh place: 2010 or later.
  ['1FTFW1ETXKFA00001', 2027, 2019],
  ['1FTFW1ETXAFA00001', 2027, 2010],
  // Never a year that is not yet sold.
  ['1FTFW1ETXYFA00001', 2027, 2000],
  ['1FTFW1ETXYFA00001', 2031, 2030],
  // Letters that stand for no year, the last eight alone, nothing.
  ['1FTFW1ETXUFA00001', 2027, null],
  ['KP042788', 2027, null],
  ['', 2027, null],
])('%s means %o at the latest %o', (vin, latest, year) => {
  expect(likelyModelYear(vin, latest)).toBe(year);
});
