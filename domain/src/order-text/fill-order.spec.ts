import { BLANK_DISPATCH, blankUnit, type DispatchFormValues } from '../jobs/dispatch-form';
import { fillOrder, withoutPaste } from './fill-order';

const unit = (vinLast8: string) => ({ year: 2024, make: 'Honda', model: '', vinLast8 });
const ORDER = {
  fields: { poNumber: 'A-17', pickupCity: 'Laval' },
  units: [unit('KP042788')],
  unitsLeft: 0,
  unitPrice: null,
};
const fill = (
  values: Partial<DispatchFormValues>,
  order: Parameters<typeof fillOrder>[1] = ORDER,
) => {
  const before = { ...BLANK_DISPATCH, ...values };
  const filled = fillOrder(before, order, () => 'new');
  return { before, filled, after: { ...before, ...filled.next } };
};

test('an empty form takes all values, and returns which inputs were filled', () => {
  const { filled } = fill({});
  expect(filled.next).toEqual({
    poNumber: 'A-17',
    pickupCity: 'Laval',
    vinLast8: 'KP042788',
    vehicleYear: 2024,
    vehicleMakeModel: 'Honda',
  });
  expect(filled.filled).toEqual(filled.next);
  expect(filled.kept).toEqual([]);
});

test('existing values stay and are returned', () => {
  const { filled } = fill({ pickupCity: 'Lévis', poNumber: 'A-17' });
  expect(filled.next).not.toHaveProperty('pickupCity');
  expect(filled.kept).toEqual([{ field: 'pickupCity', read: 'Laval' }]);
});

test('the price of each vehicle fills empty prices', () => {
  const priced = { ...ORDER, unitPrice: 950 };
  expect(fill({}, priced).after.price).toBe(950);
  expect(fill({}, priced).filled.filled).toMatchObject({ price: 950 });
  expect(fill({ price: 800 }, priced).filled.kept).toEqual([{ field: 'price', read: '950' }]);
  const two = { ...priced, units: [unit('KP042788'), unit('KP042789')] };
  const { before, filled, after } = fill({}, two);
  expect(after.units.map(({ price }) => price)).toEqual([950, 950]);
  expect(filled.filled).toMatchObject({ 'units.1.price': 950 });
  expect({ ...after, ...withoutPaste(after, before, filled) }).toMatchObject({ units: [] });
});

test('vehicles are appended to the existing ones, each VIN once, nine at most', () => {
  const { filled, after } = fill(
    { vinLast8: 'KP042788', vehicleMakeModel: 'Ford F-150', price: 90 },
    {
      fields: {},
      units: ['KP042788', ...Array.from({ length: 9 }, (_, i) => `KP04270${i}`)].map(unit),
      unitsLeft: 1,
      unitPrice: null,
    },
  );
  expect(after.units[0]).toMatchObject({ make: 'Ford', model: 'F-150', price: 90 });
  expect(after.units).toHaveLength(9);
  expect(after).toMatchObject({ isMultipleVehicles: true, vinLast8: '', price: null });
  expect(filled.filled).toMatchObject({ 'units.1.vinLast8': 'KP042700', 'units.1.year': 2024 });
  expect(filled.unitsLeft).toBe(2);
});

test('undo restores the previous values, and keeps later edits', () => {
  const { before, filled, after } = fill({ customerName: 'Roy' });
  expect({ ...after, ...withoutPaste(after, before, filled) }).toEqual(before);
  const changed = { ...after, pickupCity: 'Brossard' };
  expect({ ...changed, ...withoutPaste(changed, before, filled) }).toEqual({
    ...before,
    pickupCity: 'Brossard',
  });
});

test('undo removes the vehicles that were not edited', () => {
  const { before, filled, after } = fill(
    {},
    { ...ORDER, units: [unit('KP042700'), unit('KP042701')] },
  );
  expect({ ...after, ...withoutPaste(after, before, filled) }).toEqual(before);
  const [first = blankUnit('x'), second = blankUnit('y')] = after.units;
  const changed = { ...after, units: [first, { ...second, price: 20 }] };
  expect(withoutPaste(changed, before, filled)).toMatchObject({
    units: [{ ...second, price: 20 }],
  });
});
