import { compareStatus, isOpen } from '@dispatch/domain/jobs/job-status';
import { jobsSharingVins } from '@dispatch/domain/jobs/shared-vins';
import { pickupFilterOf } from '@dispatch/domain/jobs/pickup-day';
import { deliveryFilterOf } from '@dispatch/domain/jobs/stop-window';
import type { Side } from '@dispatch/domain/jobs/job-location';
import { jobSearchQuery, matchesWords, words } from '@dispatch/domain/text/search-words';
import type { Job } from '../../api/jobs/jobs';
import { unitsLeft } from '../../parts/job/unitsLeft';
import { eachInSteps, sortInSteps } from '../../lib/slices';
import { NOBODY, type ListChoice, type PersonChoice } from './activeJobsUrl';
import { placesOf, routeOf, type JobTexts } from './searchedTexts';

type Test = (job: Job) => boolean;

const idOf = (choice: PersonChoice) => (choice === NOBODY ? null : choice);

function* vinsOf(jobs: readonly Job[]) {
  for (const { id, status, jobVehicles } of jobs)
    if (isOpen(status))
      for (const { vehicle, leftBehind } of jobVehicles)
        // Nobody goes for it on this job any more.
        if (!leftBehind) yield { jobId: id, vin: vehicle.vin, vinLast8: vehicle.vinLast8 };
}

/** @param today The company's day. */
function testsFor(
  jobs: readonly Job[],
  choice: ListChoice,
  texts: JobTexts,
  today: string,
): Test[] {
  const { q, status, customer, driver, responsible, pickup, delivery, note, vin, left } = choice;
  const { origin, destination, route } = choice;
  const tests: Test[] = [(job) => isOpen(job.status)];
  const liesIn = (place: string, side: Side) => {
    const wanted = texts.placeKey(place);
    tests.push((job) => placesOf(job, side).some((one) => texts.placeKey(one) === wanted));
  };
  if (status !== '') tests.push((job) => job.status === status);
  if (customer !== null) tests.push((job) => job.customerId === idOf(customer));
  if (driver !== null) tests.push((job) => job.driverId === idOf(driver));
  if (responsible !== null) tests.push((job) => (job.responsibleId ?? null) === idOf(responsible));
  if (pickup !== '') tests.push((job) => pickupFilterOf(job, today) === pickup);
  if (delivery !== '') {
    const now = new Date();
    tests.push((job) => {
      const deliverBy = job.deliverBy === null ? null : new Date(job.deliverBy);
      return deliveryFilterOf({ ...job, deliverBy }, today, now) === delivery;
    });
  }
  if (note !== '') tests.push((job) => Boolean(job.unreadNoteAt));
  if (vin !== '') {
    const sharing = jobsSharingVins(vinsOf(jobs));
    tests.push((job) => sharing.has(job.id));
  }
  if (left !== '') tests.push((job) => unitsLeft(job).length > 0);
  if (origin !== '') liesIn(origin, 'pickup');
  if (destination !== '') liesIn(destination, 'dropoff');
  if (route !== '') {
    const wanted = texts.placeKey(route);
    tests.push((job) => texts.placeKey(routeOf(job)) === wanted);
  }
  const asked = jobSearchQuery(q) ?? words(q);
  // Last, because it is the most expensive test.
  if (asked.length > 0) tests.push((job) => matchesWords(texts.searchText(job), asked));
  return tests;
}

const newestFirst = (a: Job, b: Job) =>
  a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1;

type Compare = (a: Job, b: Job) => number;

/** By day or moment; jobs without one are last in both directions. */
function byTime(field: 'preferredPickupDate' | 'deliverBy', sign: 1 | -1): Compare {
  return ({ [field]: one }, { [field]: other }) => {
    if (one === other) return 0;
    if (one === null || other === null) return one === null ? 1 : -1;
    return one < other ? -sign : sign;
  };
}

/** By text in the order of the language, reading and comparing each text once. Unknown is always last. */
function* byText(
  jobs: readonly Job[],
  textOf: (job: Job) => string,
  collator: Intl.Collator,
  sign: 1 | -1,
): Generator<void, Compare> {
  const texts = new Map<number, string>();
  yield* eachInSteps(jobs, (job) => texts.set(job.id, textOf(job)));
  const known = [...new Set(texts.values())].filter((text) => text !== '');
  const sorted = yield* sortInSteps(known, collator.compare);
  const ranks = new Map(sorted.map((text, rank) => [text, rank * sign]));
  const rankOf = ({ id }: Job) => ranks.get(texts.get(id) ?? '') ?? Infinity;
  return (a, b) => {
    const one = rankOf(a);
    const other = rankOf(b);
    return one === other ? 0 : one - other;
  };
}

function* comparison(
  jobs: readonly Job[],
  { sort, order }: ListChoice,
  collator: Intl.Collator,
): Generator<void, Compare> {
  const sign = order === 'asc' ? 1 : -1;
  switch (sort) {
    case 'date':
      return (a, b) => -sign * newestFirst(a, b);
    case 'pickup':
      return byTime('preferredPickupDate', sign);
    case 'delivery':
      return byTime('deliverBy', sign);
    case 'status':
      return (a, b) => sign * compareStatus(a.status, b.status);
    case 'customer':
      return yield* byText(jobs, (job) => job.customer?.name ?? '', collator, sign);
    case 'route':
      return yield* byText(jobs, (job) => routeOf(job).replace(/^→$/, ''), collator, sign);
  }
}

interface Means {
  readonly texts: JobTexts;
  readonly collator: Intl.Collator;
  /** The company's day. */
  readonly today: string;
}

/**
 * A generator for `inSlices`: the open jobs that match the choice, in its order. Equal jobs are sorted newest first.
 */
export function* selectInSteps(
  jobs: readonly Job[],
  choice: ListChoice,
  { texts, collator, today }: Means,
): Generator<void, Job[]> {
  const tests = testsFor(jobs, choice, texts, today);
  const found: Job[] = [];
  yield* eachInSteps(jobs, (job) => {
    if (tests.every((test) => test(job))) found.push(job);
  });
  const compare = yield* comparison(found, choice, collator);
  return yield* sortInSteps(found, (a, b) => compare(a, b) || newestFirst(a, b));
}
