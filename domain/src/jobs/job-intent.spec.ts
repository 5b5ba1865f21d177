import {
  assertCanMove,
  classifyUpdate,
  deliver,
  initialState,
  initialStatus,
  nextStateForUpdate,
  type JobState,
  type JobStateChange,
} from './job-intent';
import { JOB_STATUSES, type JobStatus } from './job-status';

const NOW = new Date('2026-03-04T05:06:07.008Z');
const EARLIER = new Date('2026-03-01T00:00:00Z');
const GIVEN = new Date('2026-03-03T12:00:00Z');

function job(status: JobStatus, driverId: number | null = null): JobState {
  return { status, driverId, completedAt: status === 'delivered' ? EARLIER : null };
}

const OPEN = JOB_STATUSES.filter((status) => status !== 'delivered');

describe('classifyUpdate', () => {
  test.each([
    [{ driverId: 4, status: 'assigned' }, 'assign'],
    [{ driverId: 4 }, 'assign'],
    [{ driverId: 4, status: 'in-transit' }, 'assign'],
    [{ driverId: null }, 'unassign'],
    [{ driverId: null, status: 'pending' }, 'unassign'],
    [{ status: 'delivered', driverId: 4, completedAt: GIVEN }, 'deliver'],
    [{ status: 'delivered' }, 'deliver'],
    [{ status: 'delivered', driverId: null }, 'deliver'],
    ...OPEN.map((status) => [{ status }, 'advance']),
    [{ status: 'pending', completedAt: null }, 'advance'],
    [{ completedAt: GIVEN }, 'edit'],
    [{}, 'edit'],
    [{ poNumber: null }, 'edit'],
    [{ status: 'delivered', completionNotes: 'Left at gate' }, 'edit'],
    [{ status: 'assigned', driverId: 4, price: 10 }, 'edit'],
    [{ status: 'assigned', driverId: undefined, price: undefined }, 'advance'],
  ] as [Record<string, unknown>, string][])('%j is %s', (body, intent) => {
    expect(classifyUpdate(body)).toBe(intent);
  });
});

describe('a new job', () => {
  test.each([
    [null, undefined, 'pending'],
    [undefined, null, 'pending'],
    [4, undefined, 'assigned'],
    [4, null, 'assigned'],
    [4, 'pending', 'assigned'],
    [4, 'assigned', 'assigned'],
    [null, 'assigned', 'pending'],
    [null, 'pending', 'pending'],
    [null, 'in-transit', 'in-transit'],
    [4, 'picked-up', 'picked-up'],
    [4, 'delivered', 'delivered'],
  ] as const)('with driver %o and requested status %o is %s', (driverId, requested, status) => {
    expect(initialStatus(driverId, requested)).toBe(status);
  });

  test('has its driver, and completedAt only if created as delivered', () => {
    expect(initialState(4, undefined, NOW)).toEqual(job('assigned', 4));
    expect(initialState(undefined, undefined, NOW)).toEqual(job('pending'));
    expect(initialState(4, 'delivered', NOW)).toEqual({ ...job('delivered', 4), completedAt: NOW });
  });
});

describe('naming a driver', () => {
  test('makes a pending job assigned', () => {
    expect(nextStateForUpdate(job('pending'), { driverId: 4 }, NOW)).toEqual(job('assigned', 4));
  });
  test('makes it assigned even if the editor also sent the unchanged status', () => {
    const change = { driverId: 4, status: 'pending' } as const;
    expect(nextStateForUpdate(job('pending'), change, NOW)).toEqual(job('assigned', 4));
  });
  test.each(JOB_STATUSES.filter((status) => status !== 'pending'))(
    'leaves %s as it is',
    (status) => {
      expect(nextStateForUpdate(job(status, 3), { driverId: 4 }, NOW)).toEqual(job(status, 4));
    },
  );
  test('with a status sets both', () => {
    for (const from of JOB_STATUSES) {
      const change = { driverId: 4, status: 'assigned' } as const;
      expect(nextStateForUpdate(job(from), change, NOW)).toEqual(job('assigned', 4));
    }
  });
});

describe('removing the driver', () => {
  test.each(OPEN)('makes %s pending, with or without a status in the request', (status) => {
    expect(nextStateForUpdate(job(status, 4), { driverId: null }, NOW)).toEqual(job('pending'));
    expect(nextStateForUpdate(job(status, 4), { driverId: null, status }, NOW)).toEqual(
      job('pending'),
    );
  });
  test('keeps a delivered job delivered', () => {
    expect(nextStateForUpdate(job('delivered', 4), { driverId: null }, NOW)).toEqual(
      job('delivered'),
    );
  });
  test('together with delivery keeps it delivered', () => {
    const change = { driverId: null, status: 'delivered', completedAt: GIVEN } as const;
    expect(nextStateForUpdate(job('assigned', 4), change, NOW)).toEqual({
      status: 'delivered',
      driverId: null,
      completedAt: GIVEN,
    });
  });
});

describe('the editor can set any status', () => {
  const pairs = JOB_STATUSES.flatMap((from) =>
    JOB_STATUSES.map((to): [JobStatus, JobStatus] => [from, to]),
  );
  test.each(pairs)('from %s to %s', (from, status) => {
    for (const driverId of [null, 4]) {
      const present = job(from, driverId);
      const completedAt = status === 'delivered' ? (present.completedAt ?? NOW) : null;
      const expected = { status, driverId, completedAt };
      expect(nextStateForUpdate(present, { status }, NOW)).toEqual(expected);
      expect(nextStateForUpdate(present, { status, driverId }, NOW)).toEqual(expected);
    }
  });
});

describe('completedAt', () => {
  const at = (present: JobState, change: JobStateChange) =>
    nextStateForUpdate(present, change, NOW).completedAt;

  test('uses the given time for delivered, else now', () => {
    expect(at(job('in-transit', 4), { status: 'delivered', completedAt: GIVEN })).toEqual(GIVEN);
    expect(at(job('in-transit', 4), { status: 'delivered' })).toEqual(NOW);
    expect(at(job('in-transit', 4), { status: 'delivered', completedAt: null })).toEqual(NOW);
  });
  test('stays on a delivered job until it is corrected', () => {
    expect(at(job('delivered'), {})).toEqual(EARLIER);
    expect(at(job('delivered'), { completedAt: null })).toEqual(EARLIER);
    expect(at(job('delivered'), { completedAt: GIVEN })).toEqual(GIVEN);
  });
  test('a delivered job without it gets one', () => {
    expect(at({ ...job('delivered'), completedAt: null }, {})).toEqual(NOW);
  });
  test.each(OPEN)('leaving delivered for %s clears it', (status) => {
    expect(at(job('delivered'), { status, completedAt: GIVEN })).toBeNull();
  });
  test.each(OPEN)('is null for %s', (status) => {
    expect(at(job(status), { completedAt: GIVEN })).toBeNull();
  });
});

test('an empty change changes nothing', () => {
  for (const status of JOB_STATUSES) {
    expect(nextStateForUpdate(job(status, 4), {}, NOW)).toEqual(job(status, 4));
  }
});

describe('deliver', () => {
  test('a driver delivers an in-transit job', () => {
    expect(deliver('driver', job('in-transit', 4), {}, NOW)).toEqual({
      status: 'delivered',
      driverId: 4,
      completedAt: NOW,
    });
  });
  test.each(['pending', 'assigned', 'picked-up'] as const)(
    'a driver is refused from %s',
    (status) => {
      expect(() => deliver('driver', job(status, 4), {}, NOW)).toThrow(
        expect.objectContaining({
          code: 'transition_refused',
          message: expect.stringContaining(status),
        }),
      );
    },
  );
  test.each(OPEN)('staff delivers from %s and sets driver and time', (status) => {
    const change = { driverId: 7, completedAt: GIVEN };
    expect(deliver('staff', job(status), change, NOW)).toEqual({
      status: 'delivered',
      driverId: 7,
      completedAt: GIVEN,
    });
  });
  test.each(['driver', 'staff'] as const)('a repeat by %s changes nothing', (jobActor) => {
    const present = job('delivered', 4);
    expect(deliver(jobActor, present, { driverId: 9, completedAt: GIVEN }, NOW)).toBe(present);
  });
});

test('assertCanMove names both statuses', () => {
  expect(() => assertCanMove('driver', 'assigned', 'in-transit')).not.toThrow();
  expect(() => assertCanMove('driver', 'delivered', 'assigned')).toThrow(
    "The job is 'delivered' and cannot be changed to 'assigned'.",
  );
});
