import { assertWantedUnits, plannedUnits } from './job-units';

const nothing = { kind: 'new', units: [] };

test.each([{}, { vehicleId: null, vehicleIds: null, vehicleUnitsData: null }, { vehicleIds: [] }])(
  '%j has no units',
  (body) => expect(plannedUnits(body)).toEqual(nothing),
);

test('ids name existing vehicles, and the list has priority over the single id', () => {
  const unit = (vehicleId: number) => ({ vehicleId, price: null });
  expect(plannedUnits({ vehicleId: 5 })).toEqual({ kind: 'existing', units: [unit(5)] });
  expect(plannedUnits({ vehicleId: 5, vehicleIds: [] }).units).toEqual([unit(5)]);
  expect(plannedUnits({ vehicleId: 5, vehicleIds: [7, 6] }).units).toEqual([unit(7), unit(6)]);
});

test('unit data sent with ids sets their prices', () => {
  const body = { vehicleIds: [7, 6, 8], vehicleUnitsData: [{ price: 10 }, {}, { price: null }] };
  expect(plannedUnits(body)).toEqual({
    kind: 'existing',
    units: [
      { vehicleId: 7, price: 10 },
      { vehicleId: 6, price: null },
      { vehicleId: 8, price: null },
    ],
  });
});

test('unit data without ids creates vehicles', () => {
  const units = [{ make: 'Ford', price: 10 }, { make: 'Kia' }];
  expect(plannedUnits({ vehicleUnitsData: units })).toEqual({ kind: 'new', units });
});

test('nine are taken, ten refused, however they are given', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const data = (count: number) => ids(count).map((price) => ({ price }));
  expect(plannedUnits({ vehicleIds: ids(9) }).units).toHaveLength(9);
  expect(plannedUnits({ vehicleUnitsData: data(9) }).units).toHaveLength(9);
  const message = 'A job can carry at most 9 vehicles.';
  const refusal = (field: string) =>
    expect.objectContaining({
      code: 'too_many_units',
      message,
      details: [{ field, code: 'too_many_units', params: { max: 9 }, message }],
    });
  expect(() => plannedUnits({ vehicleIds: ids(10) })).toThrow(refusal('vehicleIds'));
  const units = refusal('vehicleUnitsData');
  expect(() => plannedUnits({ vehicleUnitsData: data(10) })).toThrow(units);
  expect(() => plannedUnits({ vehicleId: 1, vehicleUnitsData: data(10) })).toThrow(units);
});

test('ids and units that do not pair are refused', () => {
  const bodies = [
    { vehicleIds: [1, 2], vehicleUnitsData: [{ price: 1 }] },
    { vehicleId: 1, vehicleUnitsData: [{ price: 1 }, { price: 2 }] },
  ];
  for (const body of bodies) {
    expect(() => plannedUnits(body)).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        details: [expect.objectContaining({ field: 'vehicleUnitsData' })],
      }),
    );
  }
});

const own = new Set([4, 5]);

test.each([
  ['units of the job in any order', [{ id: 5 }, { id: 4 }]],
  ['new ones among them', [{ id: 5 }, {}, { id: null }]],
  ['nine', Array.from({ length: 9 }, () => ({}))],
])('a job takes %s', (_name, wanted) => {
  expect(() => assertWantedUnits(wanted, own)).not.toThrow();
});

test.each([
  ['ten', Array.from({ length: 10 }, () => ({})), 'too_many_units', 'units'],
  ['a unit of another job', [{ id: 4 }, { id: 6 }], 'validation_failed', 'units.1.id'],
  ['a unit twice', [{ id: 4 }, {}, { id: 4 }], 'validation_failed', 'units.2.id'],
])('a job refuses %s', (_name, wanted, code, field) => {
  expect(() => assertWantedUnits(wanted, own)).toThrow(
    expect.objectContaining({ code, details: [expect.objectContaining({ field })] }),
  );
});
