import { canBeCancelled } from './cancellation';
import { JOB_STATUSES } from './job-status';

test('is possible until the delivery, even after loading', () => {
  const possible = JOB_STATUSES.filter(canBeCancelled);
  expect(possible).toEqual(['pending', 'assigned', 'picked-up', 'in-transit']);
});
