import { isProvinceCode } from '@dispatch/domain/places/province';
import { CANADIAN_PLACES } from './suggest-addresses.service';

const cityOf = (province: string) =>
  CANADIAN_PLACES.filter((place) => place.province === province).map((place) => place.city);

test('places cover every province and territory, each place once', () => {
  expect(CANADIAN_PLACES.length).toBeGreaterThan(400);
  expect(new Set(CANADIAN_PLACES.map((place) => place.province)).size).toBe(13);
  const spelled = CANADIAN_PLACES.map(({ city, province }) => `${city}, ${province}`);
  expect(new Set(spelled).size).toBe(spelled.length);
  for (const { city, province } of CANADIAN_PLACES) {
    expect(isProvinceCode(province)).toBe(true);
    expect(city).toMatch(/^[\p{L}\p{N}\p{M}.'’–\- ]{2,}$/u);
  }
});

test('places keep their official spelling', () => {
  expect(cityOf('QC')).toEqual(expect.arrayContaining(['Montréal', 'Québec', 'Sept-Îles']));
  expect(cityOf('ON')).toEqual(expect.arrayContaining(['Toronto', 'Sault Ste. Marie']));
  expect(cityOf('NL')).toContain("St. John's");
  expect(cityOf('NB')).toContain('Saint John');
});
