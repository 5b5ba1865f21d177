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

test('nothing is sent while nothing differs', () => {
  expect(changed({})).toEqual({});
  expect(changed({ poNumber: ' PO-1 ', price: 1250.5, pickupCity: 'Toronto ' })).toEqual({});
});

test('price is a number, or null when empty', () => {
  expect(changed({ price: 99.9 })).toEqual({ price: 99.9 });
  expect(changed({ price: 0 })).toEqual({ price: 0 });
  expect(changed({ price: null })).toEqual({ price: null });
});

test('an empty PO number and other blank texts become null', () => {
  expect(changed({ poNumber: '', pickupCity: '  ', preferredPickupDate: '' })).toEqual({
    poNumber: null,
    pickupCity: null,
    preferredPickupDate: null,
  });
});

test('unassigned becomes null for driver and customer', () => {
  expect(changed({ driverId: null, customerId: null })).toEqual({
    driverId: null,
    customerId: null,
  });
});

test('the first vehicle goes along as vehicleData, with only what differs', () => {
  expect(changed({ vehicleYear: 2022, vehicleMake: '', vehicleVin: 'kp04-2789' })).toEqual({
    vehicleData: { year: 2022, make: null, vinLast8: 'KP042789' },
  });
  expect(changed({ vehicleVin: '1m8gdm9axkp042788' })).toEqual({});
});

test('any status may be set', () => {
  expect(changed({ status: 'delivered' })).toEqual({ status: 'delivered' });
});
