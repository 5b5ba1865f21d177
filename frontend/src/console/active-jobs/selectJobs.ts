import { compareStatus, isOpen } from '@dispatch/domain/jobs/job-status';
import { matchesWords, words } from '@dispatch/domain/text/search-words';
import type { Job } from '../../api/jobs';
import { eachInSteps, sortInSteps } from '../../lib/slices';
import { NO_CUSTOMER, type ListChoice } from './activeJobsUrl';
import { routeOf, type JobTexts } from './searchedTexts';

type Test = (job: Job) => boolean;

function testsFor({ q, status, customer, route }: ListChoice, texts: JobTexts): Test[] {
  const tests: Test[] = [(job) => isOpen(job.status)];
  if (status !== '') tests.push((job) => job.status === status);
  if (customer !== null) {
    const wanted = customer === NO_CUSTOMER ? null : customer;
    tests.push((job) => job.customerId === wanted);
  }
  if (route !== '') {
    const wanted = texts.routeKey(route);
    tests.push((job) => texts.routeKey(routeOf(job)) === wanted);
  }
  const asked = words(q);
  // Last, since it costs most.
  if (asked.length > 0) tests.push((job) => matchesWords(texts.searchText(job), asked));
  return tests;
}

const newestFirst = (a: Job, b: Job) =>
  a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1;

type Compare = (a: Job, b: Job) => number;

/** By text as the language sorts it; each text is read and compared once. Unknown is always last. */
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
    case 'status':
      return (a, b) => sign * compareStatus(a.status, b.status);
    case 'customer':
      return yield* byText(jobs, (job) => job.customer?.name ?? '', collator, sign);
    case 'route':
      return yield* byText(jobs, (job) => routeOf(job).replace(/^→$/, ''), collator, sign);
  }
}

/** The open jobs of the choice, in its order; equals stand newest first. In steps, see `inSlices`. */
export function* selectInSteps(
  jobs: readonly Job[],
  choice: ListChoice,
  texts: JobTexts,
  collator: Intl.Collator,
): Generator<void, Job[]> {
  const tests = testsFor(choice, texts);
  const found: Job[] = [];
  yield* eachInSteps(jobs, (job) => {
    if (tests.every((test) => test(job))) found.push(job);
  });
  const compare = yield* comparison(found, choice, collator);
  return yield* sortInSteps(found, (a, b) => compare(a, b) || newestFirst(a, b));
}
