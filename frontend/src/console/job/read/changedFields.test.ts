import type { ActivityEntry } from '../../../api/generated/endpoints';
import { changedFields } from './changedFields';

const entry = (facts: Partial<ActivityEntry>): ActivityEntry => ({
  id: 1,
  at: '2026-03-02T15:00:00.000Z',
  actorId: 1,
  actorName: 'Ada Sample',
  action: 'job.edited',
  resource: 'job',
  resourceId: 7,
  before: null,
  after: null,
  people: [],
  requestId: null,
  tappedAt: null,
  ...facts,
});

test('lists each field of an edit with both values', () => {
  expect(
    changedFields(
      entry({ before: { price: 100, poNumber: null }, after: { price: 120, poNumber: 'A' } }),
    ),
  ).toEqual([
    { name: 'price', before: 100, after: 120 },
    { name: 'poNumber', before: null, after: 'A' },
  ]);
});

test('lists fields of the first vehicle one by one, also when it was added', () => {
  expect(
    changedFields(
      entry({ before: { vehicle: { year: 2020 } }, after: { vehicle: { year: 2021 } } }),
    ),
  ).toEqual([{ name: 'vehicle.year', before: 2020, after: 2021 }]);
  expect(
    changedFields(entry({ before: { vehicle: null }, after: { vehicle: { make: 'Kia' } } })),
  ).toEqual([{ name: 'vehicle.make', before: null, after: 'Kia' }]);
});

test('does not repeat what the sentence already says', () => {
  const after = { driverId: 4, status: 'assigned', price: 5 };
  expect(changedFields(entry({ action: 'job.assigned', before: {}, after }))).toEqual([
    { name: 'price', before: null, after: 5 },
  ]);
  expect(changedFields(entry({ action: 'job.created', after }))).toEqual([]);
});
