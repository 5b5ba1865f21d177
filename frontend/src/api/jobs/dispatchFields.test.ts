import { dispatchField, type DispatchStep } from './dispatchFields';

const ROWS: [DispatchStep, string, boolean, string][] = [
  ['customer', 'name', false, 'customerName'],
  ['customer', 'email', true, 'customerEmail'],
  ['customer', 'phone', false, 'customerPhone'],
  [{ unit: 0 }, 'year', false, 'vehicleYear'],
  [{ unit: 0 }, 'make', false, 'vehicleMakeModel'],
  [{ unit: 0 }, 'model', false, 'vehicleMakeModel'],
  [{ unit: 0 }, 'vinLast8', false, 'vinLast8'],
  [{ unit: 3 }, 'vinLast8', true, 'units.3.vinLast8'],
  ['job', 'pickupCity', false, 'pickupCity'],
  ['job', 'preferredPickupDate', false, 'pickupDate'],
  ['job', 'preferredDeliveryDate', false, 'deliveryDate'],
  ['job', 'vehicleUnitsData.8.price', true, 'units.8.price'],
  ['job', 'price', false, 'price'],
  ['job', 'price', true, 'units.0.price'],
];

test.each(ROWS)(
  'for step %j, server field %s (several units: %o) maps to %s',
  (step, field, isMultiple, expected) => {
    expect(dispatchField(step, field, isMultiple)).toBe(expected);
  },
);
