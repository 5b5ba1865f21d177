import { type OperationWish, refusalOf } from './driver-operation';
import { JOB_STATUSES, type JobStatus } from './job-status';
import {
  asksForNote,
  canBeMoved,
  hasNotStarted,
  isAllLeft,
  isLeftReason,
  LEFT_REASONS,
  unitState,
  unitsToCarryOn,
} from './unit-state';

test.each([
  ['pending', 'waiting'],
  ['assigned', 'waiting'],
  ['picked-up', 'loaded'],
  ['in-transit', 'loaded'],
  ['delivered', 'delivered'],
] as const)('a unit of a job that is %s is %s, unless it was left behind', (status, state) => {
  expect(unitState(status, false)).toBe(state);
  expect(unitState(status, true)).toBe('left-behind');
  expect(hasNotStarted(status)).toBe(state === 'waiting');
});

test('there are seven reasons, and only other requires a note', () => {
  expect(LEFT_REASONS).toHaveLength(7);
  expect(LEFT_REASONS.filter(asksForNote)).toEqual(['other']);
  expect(LEFT_REASONS.every(isLeftReason)).toBe(true);
  expect(['', 'lost', null, 'toString'].some(isLeftReason)).toBe(false);
});

test('a job without units is never completely left behind', () => {
  expect(isAllLeft([])).toBe(false);
  expect(isAllLeft([{ isLeft: true }, { isLeft: false }])).toBe(false);
  expect(isAllLeft([{ isLeft: true }, { isLeft: true }])).toBe(true);
});

test('a unit moves only while it waits, and only to a job that has not started', () => {
  for (const from of JOB_STATUSES)
    for (const to of JOB_STATUSES) {
      const isEarly = hasNotStarted(from) && hasNotStarted(to);
      expect(canBeMoved(from, { isLeft: false }, to)).toBe(isEarly);
      expect(canBeMoved(from, { isLeft: true }, to)).toBe(false);
    }
});

test('only units that were left behind and are on no other job can be rebooked', () => {
  const units = [
    { id: 1, isLeft: false, isCarriedOn: false },
    { id: 2, isLeft: true, isCarriedOn: false },
    { id: 3, isLeft: true, isCarriedOn: true },
  ];
  expect(unitsToCarryOn(units).map(({ id }) => id)).toEqual([2]);
});

interface Unit {
  readonly id: number;
  readonly isLeft: boolean;
  readonly isCarriedOn: boolean;
  readonly vin: null;
  readonly vinLast8: null;
}
type Jobs = readonly { readonly status: JobStatus; readonly units: readonly Unit[] }[];

const NOTHING = {
  ...{ status: null, notes: null, unitId: null, reason: null, vin: null, method: null },
  ...{ stage: null, report: null, signature: null },
};
const WISHES: readonly OperationWish[] = [
  { ...NOTHING, type: 'status', status: 'picked-up' },
  { ...NOTHING, type: 'status', status: 'in-transit' },
  { ...NOTHING, type: 'complete' },
  ...[1, 2].flatMap((unitId): OperationWish[] => [
    { ...NOTHING, type: 'leave-unit', unitId, reason: 'no-keys' },
    { ...NOTHING, type: 'take-unit', unitId },
  ]),
];

/** All states of two jobs after one more action of driver or dispatch. */
function* followers(jobs: Jobs): Generator<Jobs> {
  for (const [index, job] of jobs.entries()) {
    for (const wish of WISHES)
      if (refusalOf(job, wish) === null) {
        const status = wish.type === 'complete' ? 'delivered' : (wish.status ?? job.status);
        const units = job.units.map((unit) =>
          unit.id === wish.unitId ? { ...unit, isLeft: wish.type === 'leave-unit' } : unit,
        );
        yield jobs.with(index, { status, units });
      }
    for (const status of JOB_STATUSES) yield jobs.with(index, { ...job, status });
    const carried = unitsToCarryOn(job.units).map(({ id }) => id);
    const units = job.units.map((unit) => ({
      ...unit,
      isCarriedOn: unit.isCarriedOn || carried.includes(unit.id),
    }));
    yield jobs.with(index, { ...job, units });
    yield* moves(jobs, index);
  }
}

function* moves(jobs: Jobs, from: number): Generator<Jobs> {
  const to = 1 - from;
  const [job, other] = [jobs[from], jobs[to]];
  if (job === undefined || other === undefined) return;
  for (const unit of job.units)
    if (canBeMoved(job.status, unit, other.status))
      yield jobs
        .with(from, { ...job, units: job.units.filter(({ id }) => id !== unit.id) })
        .with(to, { ...other, units: [...other.units, unit] });
}

/** Every reachable pair of jobs, and every single step between them. */
function reachable(): { readonly all: Jobs[]; readonly steps: [Jobs, Jobs][] } {
  const unit = (id: number): Unit => ({
    ...{ id, isLeft: false, isCarriedOn: false },
    ...{ vin: null, vinLast8: null },
  });
  const start: Jobs = [
    { status: 'assigned', units: [unit(1), unit(2)] },
    { status: 'pending', units: [] },
  ];
  const seen = new Map([[JSON.stringify(start), start]]);
  const steps: [Jobs, Jobs][] = [];
  for (const jobs of seen.values())
    for (const next of followers(jobs)) {
      steps.push([jobs, next]);
      seen.set(JSON.stringify(next), next);
    }
  return { all: [...seen.values()], steps };
}

describe('in every reachable state of two jobs', () => {
  const { all, steps } = reachable();
  const unitsOf = (jobs: Jobs) =>
    jobs.flatMap(({ status, units }, at) => units.map((unit) => ({ ...unit, status, at })));

  test('the status of a job is a function of the states of its units', () => {
    expect(all.length).toBeGreaterThan(500);
    for (const { status, units } of all.flat()) {
      const states = new Set(
        units.filter(({ isLeft }) => !isLeft).map(({ isLeft }) => unitState(status, isLeft)),
      );
      expect(states.size).toBeLessThan(2);
      for (const state of states)
        expect(JOB_STATUSES.filter((one) => unitState(one, false) === state)).toContain(status);
    }
  });

  test('no unit is lost or duplicated, and a rebooked unit stays left behind', () => {
    for (const jobs of all) {
      const units = unitsOf(jobs);
      expect(units.map(({ id }) => id).sort()).toEqual([1, 2]);
      for (const { isLeft, isCarriedOn } of units) expect(isCarriedOn && !isLeft).toBe(false);
    }
  });

  test('moving or marking one unit changes no other unit and no status', () => {
    const moved = steps.filter(([before, after]) =>
      before.every(({ status }, at) => status === after[at]?.status),
    );
    for (const [before, after] of moved) {
      const now = new Map(unitsOf(after).map((unit) => [unit.id, JSON.stringify(unit)]));
      const changed = unitsOf(before).filter((unit) => now.get(unit.id) !== JSON.stringify(unit));
      const isOfCarryingOn = changed.every(({ isLeft, isCarriedOn }) => isLeft && !isCarriedOn);
      if (!isOfCarryingOn) expect(changed.length).toBeLessThan(2);
    }
  });
});
