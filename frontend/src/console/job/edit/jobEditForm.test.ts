import { makeJob, makeUnit } from '../../../testing/jobSamples';
import { toChange, toValues } from './jobEditForm';

const job = makeJob(7, {
  poNumber: 'PO-1',
  price: 1250.5,
  driverId: 4,
  customerId: 31,
  preferredPickupDate: '2026-03-10',
  pickupCity: 'Toronto',
  jobVehicles: [makeUnit(70, { vin: '1M8GDM9AXKP042788', vinLast8: 'KP042788' })],
});
const before = toValues(job);
const changed = (patch: Partial<typeof before>) => toChange({ ...before, ...patch }, before);

test('sends nothing without a change', () => {
  expect(changed({})).toEqual({});
  expect(changed({ poNumber: ' PO-1 ', price: 1250.5, pickupCity: 'Toronto ' })).toEqual({});
});

test('sends the price as a number, or null when empty', () => {
  expect(changed({ price: 99.9 })).toEqual({ price: 99.9 });
  expect(changed({ price: 0 })).toEqual({ price: 0 });
  expect(changed({ price: null })).toEqual({ price: null });
});

test('sends an empty PO number and other blank texts as null', () => {
  expect(changed({ poNumber: '', pickupCity: '  ', preferredPickupDate: '' })).toEqual({
    poNumber: null,
    pickupCity: null,
    preferredPickupDate: null,
  });
});

test('sends unassigned driver and customer as null', () => {
  expect(changed({ driverId: null, customerId: null })).toEqual({
    driverId: null,
    customerId: null,
  });
});

test('sends only changes of the first vehicle as vehicleData', () => {
  expect(changed({ vehicleYear: 2022, vehicleMake: '', vehicleVin: 'kp04-2789' })).toEqual({
    vehicleData: { year: 2022, make: null, vinLast8: 'KP042789' },
  });
  expect(changed({ vehicleVin: '1m8gdm9axkp042788' })).toEqual({});
});

test('allows any status', () => {
  expect(changed({ status: 'delivered' })).toEqual({ status: 'delivered' });
});
