import type { Job } from '../../api/jobs';
import type { PickerOption } from '../../ui/list/filter/pickerOption';
import { eachInSteps, sortInSteps } from '../../lib/slices';
import { NO_CUSTOMER } from './activeJobsUrl';
import { routeLabel, routeOf, type JobTexts } from './searchedTexts';

interface Words {
  collator: Intl.Collator;
  number: (value: number) => string;
  noCustomer: string;
  unknownPlace: string;
}

interface Counted<Value> {
  value: Value;
  label: string;
  count: number;
}

function* sorted<Value extends string | number>(
  found: Iterable<Counted<Value>>,
  { collator, number }: Words,
): Generator<void, PickerOption<Value>[]> {
  const inOrder = yield* sortInSteps([...found], (a, b) => collator.compare(a.label, b.label));
  return inOrder.map(({ value, label, count }) => ({ value, label, note: number(count) }));
}

function count<Key, Value>(found: Map<Key, Counted<Value>>, key: Key, make: () => Counted<Value>) {
  const counted = found.get(key) ?? make();
  counted.count += 1;
  found.set(key, counted);
}

export type CustomerChoice = number | typeof NO_CUSTOMER;

/** In steps, see `inSlices`: the customers of the jobs, each with its number of jobs; first the jobs without any. */
export function* customerOptions(
  jobs: readonly Job[],
  words: Words,
): Generator<void, PickerOption<CustomerChoice>[]> {
  const found = new Map<number, Counted<CustomerChoice>>();
  let without = 0;
  yield* eachInSteps(jobs, ({ customer }) => {
    if (customer === null) without += 1;
    else count(found, customer.id, () => ({ value: customer.id, label: customer.name, count: 0 }));
  });
  const named = yield* sorted<CustomerChoice>(found.values(), words);
  const nobody: PickerOption<CustomerChoice> = {
    value: NO_CUSTOMER,
    label: words.noCustomer,
    note: words.number(without),
  };
  return without > 0 ? [nobody, ...named] : named;
}

/** In steps: the routes of the jobs, each with its number of jobs; spellings of one route are one. */
export function* routeOptions(
  jobs: readonly Job[],
  texts: JobTexts,
  words: Words,
): Generator<void, PickerOption<string>[]> {
  const found = new Map<string, Counted<string>>();
  yield* eachInSteps(jobs, (job) => {
    const route = routeOf(job);
    const label = () => routeLabel(route, words.unknownPlace);
    count(found, texts.routeKey(route), () => ({ value: route, label: label(), count: 0 }));
  });
  return yield* sorted(found.values(), words);
}
