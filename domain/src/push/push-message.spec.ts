import { driverNewsOf, pushMessage, pushTopic } from './push-message';

const [ANN, BOB] = [3, 4];

test.each([
  ['a new job', { action: 'job.created', driverAfter: ANN }, [[ANN, 'assigned']]],
  ['a new job without a driver', { action: 'job.created' }, []],
  [
    'a job given to another driver',
    { action: 'job.assigned', driverBefore: ANN, driverAfter: BOB },
    [
      [BOB, 'assigned'],
      [ANN, 'taken-away'],
    ],
  ],
  ['a job taken away', { action: 'job.unassigned', driverBefore: ANN }, [[ANN, 'taken-away']]],
  [
    'a job called off',
    { action: 'job.cancelled', driverBefore: ANN, driverAfter: ANN },
    [[ANN, 'taken-away']],
  ],
  [
    'a deleted job',
    { action: 'job.deleted', driverBefore: ANN, driverAfter: ANN },
    [[ANN, 'taken-away']],
  ],
  [
    'a job taken up again',
    { action: 'job.reinstated', driverBefore: ANN, driverAfter: ANN },
    [[ANN, 'assigned']],
  ],
  [
    'another address',
    {
      action: 'job.edited',
      driverBefore: ANN,
      driverAfter: ANN,
      after: { pickupCity: 'Laval', price: 9 },
    },
    [[ANN, 'changed']],
  ],
  [
    'another responsible user alone',
    {
      ...{ action: 'job.edited', driverBefore: ANN, driverAfter: ANN },
      ...{ before: { responsibleId: null }, after: { responsibleId: 9 } },
    },
    [],
  ],
  [
    'another price alone',
    {
      action: 'job.edited',
      driverBefore: ANN,
      driverAfter: ANN,
      before: { price: 8 },
      after: { price: 9 },
    },
    [],
  ],
  [
    'other units',
    { action: 'job.units-changed', driverBefore: ANN, driverAfter: ANN },
    [[ANN, 'changed']],
  ],
  ['its billing', { action: 'job.billing-changed', driverBefore: ANN, driverAfter: ANN }, []],
])('for %s', (_what, change, told) => {
  expect(driverNewsOf(change).map(({ driverId, news }) => [driverId, news])).toEqual(told);
});

test('the message has the number of the job and the event, in both languages', () => {
  expect(pushMessage(123, 'assigned', 'en-CA')).toEqual({
    ...{ jobId: 123, news: 'assigned', title: 'JOB-000123' },
    body: 'New job for you. Tap to open it.',
  });
  expect(pushMessage(123, 'taken-away', 'fr-CA').body).toBe('Ce transport n’est plus le vôtre.');
});

test('the topic identifies the job, in characters that push services accept', () => {
  expect(pushTopic(2_147_483_647)).toMatch(/^[\w-]{1,32}$/);
});
