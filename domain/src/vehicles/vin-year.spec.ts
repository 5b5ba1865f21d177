import { likelyModelYear } from './vin-year';

test.each([
  // A digit in the seventh position: a vehicle from before 2010.
  ['1HGCM82633A004352', 2027, 2003],
  ['2HGES165X1H000001', 2027, 2001],
  // A letter in the seventh position: 2010 or later.
  ['1FTFW1ETXKFA00001', 2027, 2019],
  ['1FTFW1ETXAFA00001', 2027, 2010],
  ['JN8AS5MT9CW000001', 2027, 2012],
  ['3D7KS28D45G000001', 2027, 2005],
  // A bus, a tractor, a trailer, a medium truck and a car for another market: position 7 has no meaning.
  ['1M8GDM9AXKP042788', 2027, null],
  ['1XPBDP9X0GD000001', 2027, null],
  ['1JJV532D0GL000001', 2027, null],
  ['JALC4W160G7000001', 2027, null],
  ['WVWZZZ1JZSW000001', 2027, null],
  // The second year is in the future, so the first one is certain.
  ['1XPBDP9X05D000001', 2027, 2005],
  ['1XPBDP9X0VD000001', 2026, 1997],
  // Never a year that is not yet sold.
  ['1FTFW1ETXYFA00001', 2027, 2000],
  ['1FTFW1ETXYFA00001', 2031, 2030],
  // Letters that mean no year, only the last eight, empty.
  ['1FTFW1ETXUFA00001', 2027, null],
  ['KP042788', 2027, null],
  ['', 2027, null],
])('%s means %o at the latest %o', (vin, latest, year) => {
  expect(likelyModelYear(vin, latest)).toBe(year);
});
