import { readReport } from './read-report';
import { EMPTY_REPORT, type UnitReport } from './unit-report';

const REPORT: UnitReport = {
  body: 'suv',
  odometer: { value: 41_250, unit: 'km' },
  keys: 2,
  energy: { kind: 'fuel', level: 3 },
  running: 'runs',
  looseItems: 'Winter tires',
  note: null,
  marks: [{ view: 'left', x: 40, y: 60, code: '10122' }],
  skipped: { reason: 'other', note: 'Locked' },
};

test.each([REPORT, EMPTY_REPORT])('reads a stored report', (report) => {
  expect(readReport(JSON.stringify(report))).toEqual(report);
});

test('completes a report of a version that knew fewer parts', () => {
  const { skipped: _skipped, ...older } = REPORT;
  expect(readReport(JSON.stringify(older))).toEqual({ ...REPORT, skipped: null });
});

test.each([
  ['half a text', '{"body":'],
  ['an empty text', ''],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[]'],
])('does not read %s', (_, text) => {
  expect(readReport(text)).toBeNull();
});

test.each([
  ['an unknown body', { body: 'boat' }],
  ['an odometer without a unit', { odometer: { value: 3 } }],
  ['keys as text', { keys: '2' }],
  ['energy of an unknown kind', { energy: { kind: 'steam', level: 1 } }],
  ['an unknown running condition', { running: 'flies' }],
  ['loose items as a list', { looseItems: [] }],
  ['marks that are no list', { marks: {} }],
  ['a mark of an unknown view', { marks: [{ view: 'below', x: 1, y: 1, code: '10122' }] }],
  ['a mark without a code', { marks: [{ view: 'left', x: 1, y: 1 }] }],
  ['an unknown reason', { skipped: { reason: 'tired', note: null } }],
])('does not read a report with %s', (_, part) => {
  expect(readReport(JSON.stringify({ ...REPORT, ...part }))).toBeNull();
});
