import { lateReason } from './late-delivery';

const job = {
  preferredPickupDate: '2026-03-02',
  pickedUpOn: '2026-03-02',
  deliverBy: new Date('2026-03-05T04:59:59.999Z'),
  completedAt: new Date('2026-03-05T14:00:00.000Z'),
};

test.each([
  ['picked up in time', {}, 'on-the-way'],
  ['picked up a day late', { pickedUpOn: '2026-03-03' }, 'late-pickup'],
  ['picked up on an unknown day', { pickedUpOn: null }, 'unknown'],
  ['picked up without a preferred day', { preferredPickupDate: null }, 'unknown'],
])('a late delivery, %s', (_, facts, reason) => {
  expect(lateReason({ ...job, ...facts })).toBe(reason);
});

test('a delivery on time, or without a promise, has no reason', () => {
  expect(lateReason({ ...job, completedAt: job.deliverBy })).toBeNull();
  expect(lateReason({ ...job, deliverBy: null })).toBeNull();
});
