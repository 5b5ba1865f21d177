import { BLANK_DISPATCH, blankUnit } from './dispatch-form';
import { singleVehicleOf, toUnit, withEarlierUnits } from './kept-vehicles';

const vehicle = {
  vehicleYear: 2020,
  vehicleMakeModel: 'Ford F-150 XL',
  vinLast8: 'KP042788',
  price: 100,
};

test('a single vehicle keeps its values and becomes a unit', () => {
  expect(singleVehicleOf({ ...BLANK_DISPATCH, ...vehicle })).toEqual(vehicle);
  const order = { ...BLANK_DISPATCH, poNumber: 'PO-1' };
  expect(singleVehicleOf(order)).toBeNull();
  expect(toUnit(vehicle, 'first')).toEqual({
    ...{ id: 'first', year: 2020, make: 'Ford', model: 'F-150 XL' },
    ...{ vinLast8: 'KP042788', poNumber: '', price: 100 },
  });
});

test('earlier units come before the present ones, without blank units, nine at most', () => {
  const unit = (id: string) => ({ ...blankUnit(id), model: id });
  expect(withEarlierUnits([blankUnit('new')], [unit('a')])).toEqual([unit('a')]);
  expect(withEarlierUnits([unit('new')], [unit('a')])).toEqual([unit('a'), unit('new')]);
  const eight = Array.from({ length: 8 }, (_, at) => unit(String(at)));
  expect(withEarlierUnits([unit('x'), blankUnit('y')], eight)).toHaveLength(9);
  expect(withEarlierUnits([unit('x'), unit('y')], eight)).toBeNull();
});
