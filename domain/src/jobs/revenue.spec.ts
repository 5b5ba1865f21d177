import { totalRevenue } from './revenue';

test('revenue is the exact sum of the known prices', () => {
  expect(totalRevenue([])).toBe(0);
  expect(totalRevenue([{ price: 0.1 }, { price: 0.2 }])).toBe(0.3);
  expect(totalRevenue([{ price: 1200 }, { price: null }, {}, { price: 349.99 }])).toBe(1549.99);
  expect(totalRevenue(Array.from({ length: 1000 }, () => ({ price: 1.1 })))).toBe(1100);
});
