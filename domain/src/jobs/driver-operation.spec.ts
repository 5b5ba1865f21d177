import {
  correctedTap,
  type OperationJob,
  type OperationWish,
  refusalOf,
  stepMoment,
} from './driver-operation';
import { EMPTY_REPORT } from '../report/unit-report';
import { JOB_STATUSES, type JobStatus } from './job-status';

const NOTHING = {
  ...{ status: null, notes: null, unitId: null, reason: null, vin: null, method: null },
  ...{ stage: null, report: null, signature: null },
};
const move = (status: OperationWish['status']): OperationWish => ({
  ...NOTHING,
  type: 'status',
  status,
});
const COMPLETE: OperationWish = { ...NOTHING, type: 'complete', notes: 'At the gate' };
const NOTE: OperationWish = { ...NOTHING, type: 'note', notes: 'Flat tire' };
const LEAVE: OperationWish = { ...NOTHING, type: 'leave-unit', unitId: 5, reason: 'no-keys' };
const TAKE: OperationWish = { ...NOTHING, type: 'take-unit', unitId: 5 };
const CHECK: OperationWish = {
  ...NOTHING,
  type: 'check-unit',
  unitId: 5,
  vin: '1HGCM82633A004352',
  method: 'scan',
};
const REPORT: OperationWish = {
  ...NOTHING,
  ...{ type: 'report-unit', unitId: 5, stage: 'delivery', report: EMPTY_REPORT },
};
const ANYWAY: OperationWish = { ...CHECK, type: 'load-anyway', vin: 'KP042788', method: 'typed' };

const SIGN: OperationWish = {
  ...NOTHING,
  type: 'sign',
  stage: 'delivery',
  signature: {
    ...{ outcome: 'signed', name: 'Zoë', method: 'typed', strokes: [] },
    ...{ language: 'fr-CA', sentenceId: 'receipt-1', photos: [] },
  },
};

type Unit = OperationJob['units'][number];
const HONDA = { vin: '1HGCM82633A004352', vinLast8: '3A004352' };
const WAITS: Unit = { id: 5, isLeft: false, isCarriedOn: false, ...HONDA };
const LEFT: Unit = { ...WAITS, isLeft: true };
const jobOf = (status: JobStatus, ...units: readonly Unit[]): OperationJob => ({ status, units });

describe('an operation', () => {
  test.each([
    ['assigned', move('picked-up')],
    ['assigned', move('in-transit')],
    ['picked-up', move('picked-up')],
    ['picked-up', move('in-transit')],
    ['in-transit', move('in-transit')],
    ['in-transit', COMPLETE],
  ] as const)('is taken by a job that is %s: %j', (present, wish) => {
    expect(refusalOf(jobOf(present), wish)).toBeNull();
  });

  test.each([
    ['pending', move('picked-up'), "The job is 'pending' and cannot be changed to 'picked-up'."],
    [
      'in-transit',
      move('picked-up'),
      "The job is 'in-transit' and cannot be changed to 'picked-up'.",
    ],
    ['pending', COMPLETE, "The job is 'pending' and cannot be changed to 'delivered'."],
    ['assigned', COMPLETE, "The job is 'assigned' and cannot be changed to 'delivered'."],
    ['picked-up', COMPLETE, "The job is 'picked-up' and cannot be changed to 'delivered'."],
  ] as const)('is refused by a job that is %s: %j', (present, wish, message) => {
    expect(refusalOf(jobOf(present), wish)).toEqual({ code: 'transition-refused', message });
  });

  test.each([move('picked-up'), move('in-transit'), COMPLETE, LEAVE, TAKE, CHECK, ANYWAY])(
    'is refused by a job delivered already: %j',
    (wish) => {
      expect(refusalOf(jobOf('delivered', WAITS), wish)).toEqual({
        code: 'already-delivered',
        message: 'This job is already delivered.',
      });
    },
  );

  test.each([move('in-transit'), COMPLETE, NOTE, LEAVE, TAKE, CHECK, ANYWAY, REPORT, SIGN])(
    "is refused for a job that is not there or not the driver's: %j",
    (wish) => {
      expect(refusalOf(null, wish)).toEqual({
        code: 'job-not-yours',
        message: 'This job is no longer assigned to you.',
      });
    },
  );

  test('accepts a complete signature in any status', () => {
    for (const status of JOB_STATUSES) expect(refusalOf(jobOf(status), SIGN)).toBeNull();
    const { signature } = SIGN;
    const nameless = signature && { ...signature, name: null };
    for (const wish of [
      { ...SIGN, stage: null },
      { ...SIGN, signature: null },
      { ...SIGN, signature: nameless },
    ])
      expect(refusalOf(jobOf('in-transit'), wish)).toMatchObject({ code: 'incomplete' });
  });

  test('accepts notes in any status', () => {
    for (const status of JOB_STATUSES) expect(refusalOf(jobOf(status), NOTE)).toBeNull();
  });

  test.each([
    move(null),
    { ...NOTE, notes: null },
    { ...LEAVE, reason: null },
    { ...LEAVE, unitId: null },
    { ...TAKE, unitId: null },
    { ...LEAVE, reason: 'other' as const },
    { ...CHECK, unitId: null },
    { ...CHECK, vin: null },
    { ...CHECK, vin: '4352' },
    { ...CHECK, method: null },
    { ...ANYWAY, vin: null },
    { ...REPORT, unitId: null },
    { ...REPORT, stage: null },
    { ...REPORT, report: null },
  ])('that says nothing is refused: %j', (wish) => {
    expect(refusalOf(jobOf('assigned', WAITS), wish)).toEqual({
      code: 'incomplete',
      message: 'This update is incomplete.',
    });
  });

  test('needs no notes to complete the job', () => {
    expect(refusalOf(jobOf('in-transit'), { ...COMPLETE, notes: null })).toBeNull();
  });
});

describe('a unit', () => {
  test.each(['assigned', 'picked-up', 'in-transit'] as const)(
    'is left behind and taken again while its job is %s, once or twice',
    (status) => {
      const wishes = [LEAVE, TAKE, { ...LEAVE, reason: 'other' as const, notes: 'Frozen in' }];
      for (const unit of [WAITS, LEFT])
        for (const wish of wishes) expect(refusalOf(jobOf(status, unit), wish)).toBeNull();
    },
  );

  test.each(['assigned', 'picked-up', 'in-transit'] as const)(
    'is checked, or loaded anyway, while its job is %s, once or twice',
    (status) => {
      const short = { ...WAITS, vin: null };
      for (const wish of [CHECK, { ...CHECK, vin: '3A004352' }, ANYWAY])
        for (const unit of [WAITS, short, LEFT, { ...WAITS, vin: null, vinLast8: null }])
          expect(refusalOf(jobOf(status, unit), wish)).toBeNull();
    },
  );

  test.each(JOB_STATUSES)('can be reported while its job is %s, also repeatedly', (status) => {
    for (const unit of [WAITS, LEFT]) expect(refusalOf(jobOf(status, unit), REPORT)).toBeNull();
  });

  test('is not checked if dispatch has since entered another VIN', () => {
    for (const vin of ['1HGCM82633A004353', '3A004353', 'KP042788'])
      expect(refusalOf(jobOf('assigned', WAITS), { ...CHECK, vin })).toEqual({
        code: 'other-vin',
        message: 'The VIN does not match this unit.',
      });
  });

  test.each([LEAVE, TAKE, CHECK, ANYWAY, REPORT])(
    'returns an error if it is not on the job: %j',
    (wish) => {
      expect(refusalOf(jobOf('assigned', { ...WAITS, id: 6 }), wish)?.code).toBe('unit-gone');
      const carried = { ...LEFT, isCarriedOn: true };
      expect(refusalOf(jobOf('in-transit', carried), wish)?.code).toBe('unit-carried-on');
    },
  );

  test.each([
    ['assigned', move('in-transit')],
    ['picked-up', move('in-transit')],
    ['in-transit', COMPLETE],
  ] as const)('of several goes along: nothing does where %s and all are left', (status, wish) => {
    const other = { ...WAITS, id: 6 };
    expect(refusalOf(jobOf(status, LEFT, other), wish)).toBeNull();
    expect(refusalOf(jobOf(status, LEFT, { ...other, isLeft: true }), wish)).toEqual({
      code: 'nothing-to-carry',
      message: 'Every unit of this job is left behind.',
    });
  });

  test('accepts a repeat of the present status even if all units are left behind', () => {
    expect(refusalOf(jobOf('in-transit', LEFT), move('in-transit'))).toBeNull();
  });
});

describe('the time of a tap', () => {
  const NOW = new Date('2026-03-31T15:00:00.000Z');
  test.each([
    ['right', '2026-03-31T14:05:00Z', '2026-03-31T15:00:00Z', '2026-03-31T14:05:00Z'],
    ['three hours ahead', '2026-03-31T17:05:00Z', '2026-03-31T18:00:00Z', '2026-03-31T14:05:00Z'],
    ['three hours behind', '2026-03-31T11:05:00Z', '2026-03-31T12:00:00Z', '2026-03-31T14:05:00Z'],
    ['set back after the tap', '2026-03-31T18:05:00Z', '2026-03-31T15:00:00Z', NOW.toISOString()],
    ['far in the past', '1900-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2020-01-01T00:00:00Z'],
    ['far in the future', '9999-12-31T23:59:59Z', '1900-01-01T00:00:00Z', NOW.toISOString()],
  ])('is known though the clock was %s', (_, tapped, sent, expected) => {
    const corrected = correctedTap(new Date(tapped), new Date(sent), NOW);
    expect(corrected).toEqual(new Date(expected));
  });
});

test.each([
  ['between both', '2026-03-30T13:00:00.000Z', '2026-03-30T13:00:00.000Z'],
  ['before the assignment', '2020-01-01T00:00:00.000Z', '2026-03-29T12:00:00.000Z'],
  ['after now', '2026-04-02T12:00:00.000Z', '2026-03-31T15:00:00.000Z'],
])('sets the date of a step that was tapped %s', (_when, tapped, moment) => {
  const assigned = new Date('2026-03-29T12:00:00.000Z');
  const now = new Date('2026-03-31T15:00:00.000Z');
  expect(stepMoment(new Date(tapped), assigned, now)).toEqual(new Date(moment));
});
