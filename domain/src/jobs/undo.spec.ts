import { putBackOf } from './undo';

describe('What undoes a change of a job', () => {
  test.each([
    ['job.assigned', { driverId: null, status: 'pending' }],
    ['job.unassigned', { driverId: 7, status: 'in-transit' }],
    ['job.assigned', { driverId: 7 }],
    ['job.edited', { preferredPickupDate: '2026-04-01' }],
    ['job.edited', { preferredPickupDate: null }],
  ])('%s is put back by what was before: %j', (action, before) => {
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
  ])('%s before which was %j is not', (action, before) => {
    expect(putBackOf(action, before)).toBeNull();
  });
});
