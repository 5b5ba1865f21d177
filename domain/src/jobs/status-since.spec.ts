import { progressAfter, statusSince } from './status-since';

const entry = (at: string, action: string, before: object | null, after: object | null) => ({
  at,
  action,
  tappedAt: null,
  before: before as Record<string, unknown> | null,
  after: after as Record<string, unknown> | null,
});
const created = entry('2026-03-01', 'job.created', null, {});
const assigned = entry('2026-03-02', 'job.assigned', { status: 'pending' }, { status: 'assigned' });
const reassigned = entry('2026-03-03', 'job.assigned', { driverId: 1 }, { driverId: 2 });
const edited = entry('2026-03-04', 'job.edited', { price: 1 }, { price: 2 });
const loaded = entry(
  '2026-03-05',
  'job.status-changed',
  { status: 'assigned' },
  { status: 'picked-up' },
);
const open = (status: 'pending' | 'assigned' | 'picked-up' | 'delivered') => ({
  status,
  completedAt: null,
});

it.each([
  ['what was never changed', open('pending'), [edited, created], '2026-03-01'],
  [
    'the last change of status, not of another fact',
    open('assigned'),
    [edited, reassigned, assigned, created],
    '2026-03-02',
  ],
  ['a later status', open('picked-up'), [loaded, assigned, created], '2026-03-05'],
  ['a history that is cut', open('assigned'), [edited], null],
  ['no history', open('pending'), [], null],
  [
    'a driver’s tap that came in later',
    open('picked-up'),
    [{ ...loaded, tappedAt: '2026-03-04' }],
    '2026-03-04',
  ],
  [
    'a delivered job',
    { status: 'delivered' as const, completedAt: '2026-03-09' },
    [],
    '2026-03-09',
  ],
])('%s', (_what, job, history, since) => {
  expect(statusSince(job, history)).toBe(since);
});

describe('the progress after a change', () => {
  const [first, second] = [new Date('2026-03-01T12:00:00Z'), new Date('2026-03-02T12:00:00Z')];

  it.each([
    ['assigned', 'in-transit', null, { statusSince: second, loadedAt: second }],
    ['picked-up', 'in-transit', first, { statusSince: second, loadedAt: first }],
    ['in-transit', 'delivered', first, { statusSince: second, loadedAt: first }],
    ['assigned', 'delivered', null, { statusSince: second, loadedAt: null }],
    ['in-transit', 'assigned', first, { statusSince: second, loadedAt: null }],
    ['in-transit', 'in-transit', first, { statusSince: first, loadedAt: first }],
  ] as const)('from %s to %s', (status, next, loadedAt, expected) => {
    expect(progressAfter({ status, statusSince: first, loadedAt }, next, second)).toEqual(expected);
  });
});
