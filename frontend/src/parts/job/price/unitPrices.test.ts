import { makeJob, makeUnit } from '../../../testing/jobSamples';
import { unitPricesOf } from './unitPrices';

test('a unit moved to another job is paid for there', () => {
  const left = {
    reason: 'no-keys',
    note: null,
    at: '2026-03-02T15:00:00.000Z',
    by: 'Dee',
  } as const;
  const job = makeJob(7, {
    jobVehicles: [
      { ...makeUnit(1), price: 100 },
      { ...makeUnit(2), price: 200, leftBehind: { ...left, carriedToId: null } },
      { ...makeUnit(3), price: 400, leftBehind: { ...left, carriedToId: 8 } },
    ],
  });
  expect(unitPricesOf(job)).toEqual([100, 200]);
});
