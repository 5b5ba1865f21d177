import type { Job } from '../../api/jobs/jobs';
import { makeJob, makeUnit } from '../../testing/jobSamples';
import { NO_FILTERS, type ListChoice } from './activeJobsUrl';
import { createJobTexts } from './searchedTexts';
import { selectInSteps } from './selectJobs';

const collator = new Intl.Collator('fr-CA', { sensitivity: 'base', numeric: true });
const customer = (id: number, name: string) => ({ id, name }) as NonNullable<Job['customer']>;

function select(jobs: Job[], choice: Partial<ListChoice>, texts = createJobTexts()): number[] {
  const whole: ListChoice = { ...NO_FILTERS, sort: 'date', order: 'desc', ...choice };
  const steps = selectInSteps(jobs, whole, { texts, collator, today: '2026-03-10' });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value.map(({ id }) => id);
}

test('sorts statuses pending, assigned, picked up, in transit; equal ones newest first', () => {
  const jobs = [
    makeJob(1, { status: 'in-transit' }),
    makeJob(2, { status: 'picked-up' }),
    makeJob(3, { status: 'assigned' }),
    makeJob(4, { status: 'pending' }),
    makeJob(5, { status: 'pending' }),
    makeJob(6, { status: 'delivered' }),
  ];
  expect(select(jobs, { sort: 'status', order: 'asc' })).toEqual([5, 4, 3, 2, 1]);
  expect(select(jobs, { sort: 'status', order: 'desc' })).toEqual([1, 2, 3, 5, 4]);
});

test('sorts names by the rules of the language, unknown names last in both directions', () => {
  const jobs = [
    makeJob(1, { customer: customer(1, 'Zénith') }),
    makeJob(2),
    makeJob(3, { customer: customer(2, 'Écurie 10') }),
    makeJob(4, { customer: customer(3, 'ecurie 9') }),
  ];
  expect(select(jobs, { sort: 'customer', order: 'asc' })).toEqual([4, 3, 1, 2]);
  expect(select(jobs, { sort: 'customer', order: 'desc' })).toEqual([1, 3, 4, 2]);
});

test('treats spellings of a route that differ in accents and case as the same', () => {
  const jobs = [
    makeJob(1, { pickupCity: 'Montréal', dropoffCity: 'Québec' }),
    makeJob(2, { pickupCity: 'montreal', dropoffCity: 'QUEBEC' }),
    makeJob(3, { pickupCity: 'Québec', dropoffCity: 'Montréal' }),
  ];
  expect(select(jobs, { route: 'Montréal→Québec' })).toEqual([2, 1]);
});

test('sorts by pickup day, earliest first; jobs without one last in both directions', () => {
  const on = (id: number, preferredPickupDate: string | null) =>
    makeJob(id, { preferredPickupDate });
  const jobs = [on(1, null), on(2, '2026-03-12'), on(3, '2026-03-02'), on(4, '2026-03-12')];
  expect(select(jobs, { sort: 'pickup', order: 'asc' })).toEqual([3, 4, 2, 1]);
  expect(select(jobs, { sort: 'pickup', order: 'desc' })).toEqual([4, 2, 3, 1]);
});

test('applies the pickup filter only to jobs that are not picked up', () => {
  const on = (id: number, preferredPickupDate: string | null, status: Job['status'] = 'assigned') =>
    makeJob(id, { preferredPickupDate, status });
  const jobs = [
    on(1, '2026-03-09'),
    on(2, '2026-03-09', 'picked-up'),
    on(3, '2026-03-10'),
    on(4, '2026-03-17'),
    on(5, null),
    on(6, null, 'in-transit'),
  ];
  expect(select(jobs, { pickup: 'late' })).toEqual([1]);
  expect(select(jobs, { pickup: 'today' })).toEqual([3]);
  expect(select(jobs, { pickup: 'soon' })).toEqual([4]);
  expect(select(jobs, { pickup: 'none' })).toEqual([5]);
});

test('selects jobs with units left behind in any status', () => {
  const at = '2026-03-03T19:05:00.000Z';
  const leftBehind = { reason: 'refused', note: null, at, by: 'Drew', carriedToId: null } as const;
  const jobs = [
    makeJob(1, { jobVehicles: [makeUnit(10), { ...makeUnit(11), leftBehind }] }),
    makeJob(2, { jobVehicles: [makeUnit(20)] }),
    makeJob(3, { status: 'in-transit', jobVehicles: [{ ...makeUnit(30), leftBehind }] }),
  ];
  expect(select(jobs, { left: 'behind' })).toEqual([3, 1]);
  expect(select(jobs, { left: '' })).toEqual([3, 2, 1]);
});

test('matches origin and destination by province or city, in any spelling', () => {
  const jobs = [
    makeJob(1, { pickupCity: 'Montréal', pickupProvince: 'QC', dropoffProvince: 'ON' }),
    makeJob(2, { pickupCity: 'Laval', pickupProvince: 'QC', dropoffCity: 'Toronto' }),
    makeJob(3, { pickupCity: 'Toronto', pickupProvince: 'ON' }),
  ];
  expect(select(jobs, { origin: 'QC' })).toEqual([2, 1]);
  expect(select(jobs, { origin: 'montreal, qc' })).toEqual([1]);
  expect(select(jobs, { origin: 'QC', destination: 'ON' })).toEqual([1]);
});

test('filters by a driver, or by no driver', () => {
  const jobs = [makeJob(1, { driverId: 4 }), makeJob(2), makeJob(3, { driverId: 5 })];
  expect(select(jobs, { driver: 4 })).toEqual([1]);
  expect(select(jobs, { driver: 'none' })).toEqual([2]);
});

test.each(['toyota', 'mb1234', 'JOB-000001', 'po4471', 'tremblay', 'saint-louis', 'acme toy'])(
  'a job is found by %s',
  (q) => {
    const job = makeJob(1, {
      poNumber: 'PO-4471',
      pickupCity: 'Saint-Louis-du-Ha! Ha!',
      customer: customer(1, 'Acme'),
      driver: { id: 4, name: 'Éloi Tremblay', phone: null },
    });
    expect(select([job, makeJob(2, { jobVehicles: [] })], { q })).toEqual([1]);
  },
);

test('finds a new driver or customer name although the version is unchanged', () => {
  const texts = createJobTexts();
  expect(select([makeJob(1)], { q: 'drew' }, texts)).toEqual([]);
  const assigned = makeJob(1, { driver: { id: 4, name: 'Drew Sample', phone: null } });
  expect(select([assigned], { q: 'drew' }, texts)).toEqual([1]);
  expect(
    select([makeJob(1, { customer: customer(1, 'Drew Inc.') })], { q: 'drew' }, texts),
  ).toEqual([1]);
});

test.each(['JOB400', 'job-400', 'job 400'])('%s finds the job of that number', (q) => {
  expect(select([makeJob(399), makeJob(400), makeJob(14)], { q })).toEqual([400]);
});

test('selects jobs with a vehicle on another open job, regardless of other filters', () => {
  const withVin = (id: number, vinLast8: string, facts: Partial<Job> = {}) =>
    makeJob(id, { jobVehicles: [makeUnit(id, { vinLast8 })], ...facts });
  const jobs = [
    withVin(1, 'KP042788'),
    withVin(2, 'KP042788', { status: 'assigned' }),
    withVin(3, 'KP042789'),
    withVin(4, 'KP042789', { status: 'delivered' }),
  ];
  expect(select(jobs, { vin: 'shared' })).toEqual([2, 1]);
  expect(select(jobs, { vin: 'shared', status: 'assigned' })).toEqual([2]);
});
