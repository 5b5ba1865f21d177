import { columnOfField } from './fields';

test.each([
  ['jobs', 'pickupCity', 'pickupCity'],
  ['jobs', 'vehicleUnitsData.0.vinLast8', 'vin'],
  ['jobs', 'vehicleUnitsData.1.year', 'year'],
  ['jobs', 'vehicleUnitsData', 'vin'],
  ['jobs', 'customerId', 'customerName'],
  ['jobs', 'email', 'customerEmail'],
  ['jobs', 'driverId', null],
  ['customers', 'email', 'email'],
  ['customers', 'postalCode', 'postalCode'],
  ['customers', 'reportLevel', null],
] as const)('in %s, the field %s is filled from the column %s', (kind, field, column) => {
  expect(columnOfField(kind, field)).toBe(column);
});
