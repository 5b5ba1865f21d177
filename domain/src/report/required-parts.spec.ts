import { isReportComplete, levelFor, missingParts, unexplainedParts } from './required-parts';
import { EMPTY_REPORT, type UnitReport } from './unit-report';

const ALL = ['front', 'rear', 'left-side', 'right-side', 'odometer', 'vin-plate'] as const;
const REPORT: UnitReport = {
  ...EMPTY_REPORT,
  odometer: { value: 41_200, unit: 'km' },
  keys: 2,
  energy: { kind: 'fuel', level: 4 },
  running: 'runs',
};
const told = (...args: Parameters<typeof missingParts>) =>
  missingParts(...args).map((part) => (part.kind === 'photo' ? part.place : part.fact));

test("the customer's level overrides the company's", () => {
  expect(levelFor('none', { reportLevel: 'full' })).toBe('full');
  expect(levelFor('full', { reportLevel: 'none' })).toBe('none');
  expect(levelFor('photos', { reportLevel: null })).toBe('photos');
  expect(levelFor('photos', {})).toBe('photos');
  expect(levelFor('full', null)).toBe('full');
});

test('without requirements nothing is missing, and nothing completes automatically', () => {
  expect(told('none', { photos: [], report: null })).toEqual([]);
  expect(isReportComplete('none', { photos: [...ALL], report: REPORT })).toBe(false);
});

test('lists each subject without a photo', () => {
  expect(told('photos', { photos: [], report: null })).toEqual([...ALL]);
  expect(told('photos', { photos: ['rear', 'other', 'front', 'front'], report: null })).toEqual([
    ...['left-side', 'right-side', 'odometer', 'vin-plate'],
  ]);
  expect(isReportComplete('photos', { photos: [...ALL], report: null })).toBe(true);
});

test('a full report also requires the findings, where none and zero are valid', () => {
  const facts = ['odometer', 'keys', 'energy', 'running'];
  expect(told('full', { photos: [], report: null })).toEqual([...ALL, ...facts]);
  expect(told('full', { photos: [...ALL], report: EMPTY_REPORT })).toEqual(facts);
  const empty: UnitReport = { ...REPORT, keys: 0, energy: { kind: 'battery', level: 0 } };
  expect(told('full', { photos: [...ALL], report: empty })).toEqual([]);
  expect(isReportComplete('full', { photos: [...ALL], report: REPORT })).toBe(true);
  expect(isReportComplete('full', { photos: ['front'], report: REPORT })).toBe(false);
});

test('a part skipped with a reason is not requested again, but is still missing', () => {
  const skipped: UnitReport = { ...REPORT, skipped: { reason: 'too-dark', note: null } };
  expect(unexplainedParts('photos', { photos: [], report: skipped })).toEqual([]);
  expect(unexplainedParts('photos', { photos: [], report: REPORT })).toHaveLength(6);
  expect(isReportComplete('photos', { photos: [], report: skipped })).toBe(false);
});
