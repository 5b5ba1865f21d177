import { correctedTap, type OperationWish, refusalOf } from './driver-operation';
import { JOB_STATUSES } from './job-status';

const move = (status: OperationWish['status']): OperationWish => ({
  type: 'status',
  status,
  notes: null,
});
const COMPLETE: OperationWish = { type: 'complete', status: null, notes: 'At the gate' };
const NOTE: OperationWish = { type: 'note', status: null, notes: 'Flat tire' };

describe('an operation', () => {
  test.each([
    ['assigned', move('picked-up')],
    ['assigned', move('in-transit')],
    ['picked-up', move('picked-up')],
    ['picked-up', move('in-transit')],
    ['in-transit', move('in-transit')],
    ['in-transit', COMPLETE],
  ] as const)('is taken by a job that is %s: %j', (present, wish) => {
    expect(refusalOf(present, wish)).toBeNull();
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
    expect(refusalOf(present, wish)).toEqual({ code: 'transition-refused', message });
  });

  test.each([move('picked-up'), move('in-transit'), COMPLETE])(
    'is refused by a job delivered already: %j',
    (wish) => {
      expect(refusalOf('delivered', wish)).toEqual({
        code: 'already-delivered',
        message: 'This job is already delivered.',
      });
    },
  );

  test.each([move('in-transit'), COMPLETE, NOTE])(
    "is refused for a job that is not there or not the driver's: %j",
    (wish) => {
      expect(refusalOf(null, wish)).toEqual({
        code: 'job-not-yours',
        message: 'This job is no longer assigned to you.',
      });
    },
  );

  test('may note something whatever the status', () => {
    for (const status of JOB_STATUSES) expect(refusalOf(status, NOTE)).toBeNull();
  });

  test.each([move(null), { ...NOTE, notes: null }])('that says nothing is refused: %j', (wish) => {
    expect(refusalOf('assigned', wish)).toEqual({
      code: 'incomplete',
      message: 'This update is incomplete.',
    });
  });

  test('to complete needs no notes', () => {
    expect(refusalOf('in-transit', { ...COMPLETE, notes: null })).toBeNull();
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
