import {
  canMove,
  compareStatus,
  DRIVER_GROUPS,
  isJobStatus,
  isLoaded,
  isOpen,
  JOB_STATUS,
  JOB_STATUSES,
  nextDriverAction,
  statusesOfGroup,
  type JobStatus,
} from './job-status';

const DRIVER_MOVES = new Set([
  'assigned>picked-up',
  'assigned>in-transit',
  'picked-up>in-transit',
  'in-transit>delivered',
]);
const PAIRS = JOB_STATUSES.flatMap((from) =>
  JOB_STATUSES.map((to): [JobStatus, JobStatus] => [from, to]),
);

describe.each(PAIRS)('from %s to %s', (from, to) => {
  test('a driver follows the four transitions or repeats the status', () => {
    expect(canMove('driver', from, to)).toBe(from === to || DRIVER_MOVES.has(`${from}>${to}`));
  });
  test('staff may', () => expect(canMove('staff', from, to)).toBe(true));
});

test.each([
  ['pending', 0, 'gray', null],
  ['assigned', 1, 'blue', 'assigned'],
  ['picked-up', 2, 'purple', 'active'],
  ['in-transit', 3, 'orange', 'active'],
  ['delivered', 4, 'green', 'completed'],
] as const)('%s has order %i, colour %s and driver group %o', (status, order, color, group) => {
  expect(JOB_STATUS[status]).toMatchObject({ order, color, group });
});

test.each([
  ['pending', null],
  ['assigned', { kind: 'load-and-start', target: 'in-transit', asksForNotes: false }],
  ['picked-up', { kind: 'start', target: 'in-transit', asksForNotes: false }],
  ['in-transit', { kind: 'deliver', target: 'delivered', asksForNotes: true }],
  ['delivered', null],
] as const)('the next driver action of %s', (status, action) => {
  expect(nextDriverAction(status)).toEqual(action);
});

test('every action offered to a driver is an allowed transition', () => {
  for (const status of JOB_STATUSES) {
    const action = nextDriverAction(status);
    if (action) expect(canMove('driver', status, action.target)).toBe(true);
  }
});

test('a driver can reach delivered from every visible status', () => {
  const reached = new Set<JobStatus>(['delivered']);
  for (let round = 0; round < JOB_STATUSES.length; round += 1) {
    for (const [from, to] of PAIRS) {
      if (from !== to && reached.has(to) && canMove('driver', from, to)) reached.add(from);
    }
  }
  expect([...reached].sort()).toEqual(['assigned', 'delivered', 'in-transit', 'picked-up']);
});

test('groups hold their statuses', () => {
  expect(DRIVER_GROUPS.map(statusesOfGroup)).toEqual([
    ['assigned'],
    ['picked-up', 'in-transit'],
    ['delivered'],
  ]);
});

test('open, loaded, order, icon', () => {
  expect(JOB_STATUSES.map(isOpen)).toEqual([true, true, true, true, false]);
  expect(JOB_STATUSES.map(isLoaded)).toEqual([false, false, true, true, false]);
  expect([...JOB_STATUSES].reverse().sort(compareStatus)).toEqual([
    'pending',
    'assigned',
    'picked-up',
    'in-transit',
    'delivered',
  ]);
  expect(new Set(JOB_STATUSES.map((status) => JOB_STATUS[status].icon)).size).toBe(5);
});

test('isJobStatus knows the five', () => {
  expect(JOB_STATUSES.every(isJobStatus)).toBe(true);
  expect(['in transit', 'Delivered', '', null, 3, 'toString'].some(isJobStatus)).toBe(false);
});
