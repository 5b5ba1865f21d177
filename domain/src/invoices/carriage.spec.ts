import { carriageOf, endOfWay, freightLine, missingEnds } from './carriage';

test.each([
  ['QC', 'K1A 0B1', 'QC'],
  [null, 'K1A 0B1', 'ON'],
  [null, 'h2x1y4', 'QC'],
  [null, '90210', null],
  [null, null, null],
  ['NY', null, 'NY'],
])('province %o and postal code %o give %o', (province, postalCode, end) => {
  expect(endOfWay(province, postalCode)).toBe(end);
});

test.each([
  [null, 'QC', 'ON', 'domestic'],
  [null, 'QC', null, 'domestic'],
  [null, null, null, 'domestic'],
  [null, 'QC', 'NY', 'international'],
  [null, 'NY', 'QC', 'international'],
  [null, 'NY', null, 'international'],
  ['domestic', 'QC', 'NY', 'domestic'],
  ['interline', 'QC', 'NY', 'interline'],
  ['beyond-quebec', 'QC', 'QC', 'beyond-quebec'],
] as const)('entered as %o, from %o to %o it is %s', (said, origin, destination, carriage) => {
  expect(carriageOf(said, { origin, destination })).toBe(carriage);
});

test.each([
  ['domestic', 'QC', 'ON', []],
  ['domestic', null, 'ON', ['origin']],
  ['domestic', 'QC', 'NY', ['destination']],
  ['beyond-quebec', null, null, ['origin', 'destination']],
  ['international', null, 'NY', []],
  ['interline', null, null, []],
] as const)('%s from %o to %o lacks %j', (carriage, origin, destination, missing) => {
  const way = { origin, destination };
  expect(missingEnds(carriage, way)).toEqual(missing);
  expect(freightLine(100, carriage, way) === null).toBe(missing.length > 0);
});

test.each([
  ['domestic', {}],
  ['international', { international: true }],
  ['interline', { interline: true }],
  ['beyond-quebec', { beyondQuebec: true }],
] as const)('%s freight is taxed as such', (carriage, marks) => {
  expect(freightLine(-5, carriage, { origin: 'QC', destination: 'QC' })).toEqual({
    ...{ cents: -5, origin: 'QC', destination: 'QC' },
    ...{ international: false, interline: false, beyondQuebec: false },
    ...marks,
  });
});
