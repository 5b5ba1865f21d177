import { vehicleTitle, type TitledVehicle } from './vehicle-title';

const MADE = '2026-03-02T15:00:00.000Z';
const unknown: TitledVehicle = { year: null, make: 'TBD', model: 'TBD', vinLast8: 'TBD' };

test.each<[Partial<TitledVehicle>, string | null]>([
  [{ year: 2018, make: 'Honda', model: 'Civic' }, '2018 Honda Civic'],
  [{ year: 2026, make: 'Honda', model: 'Civic' }, '2026 Honda Civic'],
  [{ year: 2018, make: 'Honda' }, '2018 Honda'],
  [{ make: null, model: 'Civic' }, 'Civic'],
  [{ year: Number.NaN, make: ' Honda ', model: '' }, 'Honda'],
  [{ year: 2018 }, 'a 2018 vehicle'],
  [{ year: 2018, make: null, model: '', vinLast8: 'JC074321' }, 'a 2018 vehicle'],
  // A year equal to the job's year is ignored, unless the VIN confirms it.
  [{ year: 2026 }, null],
  [{ year: 2026, vinLast8: 'KP042788' }, null],
  [{ year: 2026, vinLast8: 'TP042788' }, 'a 2026 vehicle'],
  [{ make: null, model: null, vinLast8: null }, null],
  [{ year: Number.NaN }, null],
])('%j is %o', (facts, title) => {
  expect(vehicleTitle({ ...unknown, ...facts }, MADE, (year) => `a ${year} vehicle`)).toBe(title);
});

test('before the job is created, every year counts', () => {
  expect(vehicleTitle({ ...unknown, year: 2026 }, '', String)).toBe('2026');
});
