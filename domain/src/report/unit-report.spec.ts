import { type DamageMark, isEnergyLevel, newMarks } from './unit-report';

const marks = (...codes: string[]): DamageMark[] =>
  codes.map((code) => ({ view: 'left', x: 50, y: 50, code }));

describe('the new damage marks at delivery', () => {
  test.each([
    ['none were there before', [], ['10122'], ['10122']],
    ['the same was there', ['10122'], ['10122'], []],
    ['it was worse before', ['10123'], ['10122'], []],
    ['it is worse now', ['10122'], ['10123'], ['10123']],
    ['another type', ['10122'], ['10092'], ['10092']],
    ['another area', ['10122'], ['11122'], ['11122']],
    ['one more of the kind', ['10122'], ['10122', '10122'], ['10122']],
    ['one more, the lesser first', ['10123'], ['10121', '10123'], ['10121']],
    ['both, one of them worse', ['10121', '10123'], ['10122', '10123'], ['10122']],
    ['what was there is gone', ['10122', '03075'], [], []],
    ['some of several', ['10122', '03075'], ['03075', '37221', '10122'], ['37221']],
  ])('%s', (_, pickup, delivery, expected) => {
    const found = newMarks(marks(...pickup), marks(...delivery));
    expect(found.map(({ code }) => code)).toEqual(expected);
  });
});

test.each([
  ['fuel', 0, true],
  ['fuel', 8, true],
  ['fuel', 9, false],
  ['fuel', -1, false],
  ['fuel', 1.5, false],
  ['battery', 100, true],
  ['battery', 101, false],
] as const)('of %s the level %d can be: %s', (kind, level, can) => {
  expect(isEnergyLevel({ kind, level })).toBe(can);
});
