import { isSameCity, roadKm } from './distance';

const at = (city: string | null, province: string | null) => ({ city, province });

it.each([
  [at('Toronto', 'ON'), at('Montréal', 'Québec'), 500, 700],
  [at('Winnipeg', 'MB'), at('Kamloops', 'BC'), 1800, 2400],
  [at('St. Catharines', 'ON'), at('Hamilton', 'Ontario'), 50, 100],
  [at("St. John's", 'NL'), at('Gander', 'NL'), 200, 400],
  [at('Laval', 'QC'), at('LAVAL', 'qc'), 0, 0],
])('between %j and %j are about the known kilometres', (one, other, least, most) => {
  const km = roadKm(one, other) ?? Number.NaN;
  expect(km).toBeGreaterThanOrEqual(least);
  expect(km).toBeLessThanOrEqual(most);
});

it('does not guess the position of an unknown place', () => {
  expect(roadKm(at('Nowhere', 'ON'), at('Toronto', 'ON'))).toBeNull();
  expect(roadKm(at('Toronto', null), at('Toronto', 'ON'))).toBeNull();
  expect(roadKm(at(null, 'ON'), at('Toronto', 'ON'))).toBeNull();
});

it('compares cities by name and province', () => {
  expect(isSameCity(at('Montreal', null), at('Montréal', 'QC'))).toBe(true);
  expect(isSameCity(at('Montréal', 'Quebec'), at('montreal', 'QC'))).toBe(true);
  expect(isSameCity(at('Montréal', 'ON'), at('Montréal', 'QC'))).toBe(false);
  expect(isSameCity(at('...', 'QC'), at('--', 'QC'))).toBe(false);
});
