import { putBackOf } from './undo';

describe('Undoing a change of a job', () => {
  test.each([
    ['job.assigned', { driverId: null, status: 'pending' }],
    ['job.unassigned', { driverId: 7, status: 'in-transit' }],
    ['job.assigned', { driverId: 7 }],
    ['job.edited', { preferredPickupDate: '2026-04-01' }],
    ['job.edited', { preferredPickupDate: null }],
  ])('of %s restores the previous values: %j', (action, before) => {
    expect(putBackOf(action, before)).toEqual(before);
  });

  test.each([
    ['job.edited', { price: 100 }],
    ['job.edited', { preferredPickupDate: '2026-04-01', poNumber: null }],
    ['job.delivered', { status: 'in-transit' }],
    ['job.status-changed', { status: 'assigned' }],
    ['job.assigned', { driverId: 'seven' }],
    ['job.assigned', { status: 'lost' }],
    ['job.edited', { preferredPickupDate: 4 }],
    ['job.assigned', null],
  ])('of %s with previous values %j is not possible', (action, before) => {
    expect(putBackOf(action, before)).toBeNull();
  });
});
