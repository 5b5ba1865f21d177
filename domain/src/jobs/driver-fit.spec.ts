import {
  byFit,
  firstChoice,
  fitReason,
  unitsOverTruck,
  wantedTruck,
  type DriverWork,
} from './driver-fit';

const work = (facts: Partial<DriverWork> = {}): DriverWork => ({
  status: 'available',
  activeJobs: 1,
  unitsOnBoard: 0,
  unitsAssigned: 0,
  lastDrop: null,
  ...facts,
});
const at = (city: string | null, province: string | null) => ({ lastDrop: { city, province } });
const fromMontreal = { units: 2, pickup: { city: 'Montréal', province: 'QC' } };

it.each<[string, Partial<DriverWork>, ReturnType<typeof fitReason>]>([
  ['ended in the city', at('montreal', 'QC'), 'city'],
  ['ended in a city of one name elsewhere', at('Montréal', 'ON'), null],
  ['ended near the city', at('Laval', 'QC'), 'near'],
  ['ended in the province', at('Sept-Îles', 'QC'), 'province'],
  ['ended somewhere in the province', at('Saint-Élie', 'QC'), 'province'],
  ['ended far away, with nothing to do', { ...at('Halifax', 'NS'), activeJobs: 0 }, null],
  ['ended somewhere, with nothing to do', { ...at('Nowhere', 'NS'), activeJobs: 0 }, 'idle'],
  ['ended elsewhere, with work', at('Halifax', 'NS'), null],
  ['has no room', { ...at('Montréal', 'QC'), unitsOnBoard: 8 }, null],
  ['has just room enough', { ...at('Montréal', 'QC'), unitsOnBoard: 7 }, 'city'],
  ['is on route', { ...at('Montréal', 'QC'), status: 'on-route' }, null],
  ['is off duty', { status: 'off-duty', activeJobs: 0 }, null],
])('who %s', (_who, facts, reason) => {
  expect(fitReason(work(facts), fromMontreal)).toBe(reason);
});

it('a job without a pickup location prefers no driver', () => {
  const anywhere = { units: 1, pickup: { city: null, province: null } };
  expect(fitReason(work(at(null, null)), anywhere)).toBeNull();
});

it('sorts available drivers first, the nearest on top, and off-duty drivers last', () => {
  const named = (name: string, facts: Partial<DriverWork>) => ({ name, ...work(facts) });
  const drivers = [
    named('off', { status: 'off-duty', ...at('Montréal', 'QC') }),
    named('on route', { status: 'on-route', ...at('Montréal', 'QC') }),
    named('full', { ...at('Montréal', 'QC'), unitsOnBoard: 9 }),
    named('busy', { activeJobs: 3 }),
    named('less busy', { activeJobs: 2 }),
    named('idle', { activeJobs: 0 }),
    named('province', { ...at('Laval', 'QC'), activeJobs: 4 }),
    named('city', { ...at('Montréal', 'QC'), activeJobs: 5 }),
  ];
  expect(byFit(drivers, fromMontreal).map(({ name }) => name)).toEqual([
    'city',
    'province',
    'idle',
    'less busy',
    'busy',
    'full',
    'on route',
    'off',
  ]);
  expect(byFit(drivers, null).map(({ name }) => name)).toEqual([
    'idle',
    'full',
    'less busy',
    'busy',
    'province',
    'city',
    'on route',
    'off',
  ]);
});

it('weighs the way to the pickup against the units that a driver has already', () => {
  const fromWinnipeg = { units: 2, pickup: { city: 'Winnipeg', province: 'MB' } };
  const named = (name: string, facts: Partial<DriverWork>) => ({ name, ...work(facts) });
  const drivers = [
    named('Kamloops, idle', { ...at('Kamloops', 'BC'), activeJobs: 0 }),
    named('Winnipeg, full', { ...at('Winnipeg', 'MB'), unitsAssigned: 9, activeJobs: 3 }),
    named('Brandon', { ...at('Brandon', 'MB'), unitsAssigned: 2 }),
    named('Regina', at('Regina', 'SK')),
  ];
  expect(byFit(drivers, fromWinnipeg).map(({ name }) => name)).toEqual([
    'Brandon',
    'Winnipeg, full',
    'Regina',
    'Kamloops, idle',
  ]);
});

it('counts the units of a driver above one truck', () => {
  const wanted = { units: 4 };
  expect(unitsOverTruck({ unitsOnBoard: 2, unitsAssigned: 3 }, wanted)).toBeNull();
  expect(unitsOverTruck({ unitsOnBoard: 2, unitsAssigned: 4 }, wanted)).toBe(10);
});

const job = (vehicleCount: number, pickupCity: string | null, pickupProvince: string | null) => ({
  vehicleCount,
  pickupCity,
  pickupProvince,
});

it.each([
  ['one job', [job(2, 'Laval', 'QC')], 2, 'Laval', 'QC'],
  [
    'one town, written twice',
    [job(1, 'Montréal', 'QC'), job(3, 'montreal', 'QC')],
    4,
    'Montréal',
    'QC',
  ],
  ['two towns of a province', [job(1, 'Laval', 'QC'), job(1, 'Montréal', 'QC')], 2, null, 'QC'],
  ['two provinces', [job(1, 'Laval', 'QC'), job(1, 'Halifax', 'NS')], 2, null, null],
  ['a pickup that is not known', [job(1, null, null), job(1, 'Halifax', 'NS')], 2, null, null],
  ['no job', [], 0, null, null],
])('what several jobs ask of one driver: %s', (_what, jobs, units, city, province) => {
  expect(wantedTruck(jobs)).toEqual({ units, pickup: { city, province } });
});

it('proposes a driver only if one is available and has capacity', () => {
  const near = work(at('Montréal', 'QC'));
  expect(firstChoice([work(), near], fromMontreal)).toBe(near);
  expect(firstChoice([work({ status: 'on-route' })], fromMontreal)).toBeNull();
  expect(firstChoice([work({ unitsOnBoard: 8 })], fromMontreal)).toBeNull();
  expect(firstChoice([], fromMontreal)).toBeNull();
});
