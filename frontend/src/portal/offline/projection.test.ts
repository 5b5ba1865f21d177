import type { Operation } from './queue/operation';
import { makeUnit } from '../../testing/jobSamples';
import { makeHaul } from '../../testing/phone/driverPortal';
import { projectGroups, projectJob } from './projection';

const tap = (jobId: number, status: Operation['status']): Operation => ({
  id: `${jobId} ${status ?? 'note'}`,
  userId: 2,
  jobId,
  jobName: `JOB-${jobId}`,
  baseVersion: 1,
  type: status === 'delivered' ? 'complete' : 'status',
  status,
  notes: null,
  tappedAt: '2026-03-03T19:05:00.000Z',
  refusal: null,
});

test.each([
  ['nothing waits', 'assigned', [], 'assigned'],
  ['one step waits', 'assigned', [tap(7, 'in-transit')], 'in-transit'],
  ['two steps wait', 'assigned', [tap(7, 'in-transit'), tap(7, 'delivered')], 'delivered'],
  ["another job's step waits", 'assigned', [tap(8, 'in-transit')], 'assigned'],
  ['the server is further on', 'delivered', [tap(7, 'in-transit')], 'delivered'],
  ['the step does not follow', 'assigned', [tap(7, 'delivered')], 'assigned'],
] as const)('%s', (_what, status, waiting, shown) => {
  expect(projectJob(makeHaul(7, { status }), { waiting, serverJobs: new Map() }).status).toBe(
    shown,
  );
});

test('a job moves to the group of its queued step; a loaded one is in transit', () => {
  const loaded = makeHaul(9, { status: 'picked-up' });
  const groups = projectGroups(
    { assigned: [makeHaul(7), makeHaul(8)], active: [loaded], completed: undefined },
    { waiting: [tap(7, 'in-transit')], serverJobs: new Map() },
  );
  expect(groups.assigned?.map(({ id }) => id)).toEqual([8]);
  expect(groups.active?.map(({ id }) => id)).toEqual([7, 9]);
  expect(groups.completed).toBeUndefined();
});

test("the server's answer to a tap overrides older reads, but not newer ones", () => {
  const serverJobs = new Map([[7, makeHaul(7, { status: 'in-transit', version: 2 })]]);
  const project = (version: number) =>
    projectGroups(
      { assigned: [makeHaul(7, { version })], active: [], completed: [] },
      { waiting: [], serverJobs },
    );
  expect(project(1).assigned).toEqual([]);
  expect(project(1).active?.map(({ id }) => id)).toEqual([7]);
  expect(project(3).assigned?.map(({ id }) => id)).toEqual([7]);
});

describe('queued operations on a unit', () => {
  const mark = (type: 'leave-unit' | 'take-unit', unitId: number): Operation => ({
    ...tap(7, null),
    type,
    unitId,
    ...(type === 'leave-unit' && { reason: 'no-keys' }),
  });
  const haul = makeHaul(7, { jobVehicles: [makeUnit(1), makeUnit(2)] });
  const project = (waiting: readonly Operation[]) =>
    projectJob(haul, { waiting, serverJobs: new Map() });
  const leftOf = (waiting: readonly Operation[]) =>
    project(waiting).jobVehicles.map(({ leftBehind }) => leftBehind?.reason ?? null);

  test('show its last mark, and change no other unit', () => {
    expect(leftOf([mark('leave-unit', 1)])).toEqual(['no-keys', null]);
    expect(leftOf([mark('leave-unit', 1), mark('take-unit', 1)])).toEqual([null, null]);
    expect(project([mark('leave-unit', 1)]).jobVehicles[1]).toBe(haul.jobVehicles[1]);
  });

  test('cannot start a job with all units left behind, and cannot mark a delivered one', () => {
    const all = [mark('leave-unit', 1), mark('leave-unit', 2), tap(7, 'in-transit')];
    expect(project(all).status).toBe('assigned');
    expect(project([mark('leave-unit', 1), tap(7, 'in-transit')]).status).toBe('in-transit');
    const late = [tap(7, 'in-transit'), tap(7, 'delivered'), mark('leave-unit', 1)];
    expect(leftOf(late)).toEqual([null, null]);
  });

  test('show the last reading, and keep its mark', () => {
    const read = (type: 'check-unit' | 'load-anyway', vin: string): Operation => ({
      ...tap(7, null),
      ...{ type, vin, method: 'scan', unitId: 1 },
    });
    const [first, second] = project([
      mark('leave-unit', 1),
      read('load-anyway', 'KP042788'),
      read('check-unit', 'MB123456'),
    ]).jobVehicles;
    const at = '2026-03-03T19:05:00.000Z';
    expect(first?.vinCheck).toEqual({
      ...{ vin: 'MB123456', method: 'scan', at, by: '', isLoadedAnyway: false },
    });
    expect(first?.leftBehind?.reason).toBe('no-keys');
    expect(second).toBe(haul.jobVehicles[1]);
    const anyway = project([read('load-anyway', 'KP042788')]).jobVehicles[0];
    expect(anyway?.vinCheck).toMatchObject({ vin: 'KP042788', isLoadedAnyway: true });
  });
});
