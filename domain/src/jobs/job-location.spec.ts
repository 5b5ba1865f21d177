import { LOCATION_FIELDS } from './job-location';

test('both locations have the seven fields', () => {
  const parts = 'Address City Province PostalCode ContactName ContactPhone SiteContactName';
  const expected = ['pickup', 'dropoff'].flatMap((side) =>
    parts.split(' ').map((part) => `${side}${part}`),
  );
  expect(LOCATION_FIELDS).toEqual(expected);
});
