import type { Side } from '@dispatch/domain/jobs/job-location';
import type { Job } from '../../api/jobs/jobs';
import type { PickerOption } from '../../ui/list/filter/pickerOption';
import { eachInSteps, sortInSteps } from '../../lib/slices';
import { NOBODY, type PersonChoice } from './activeJobsUrl';
import { placesOf, routeLabel, routeOf, type JobTexts } from './searchedTexts';

interface Words {
  collator: Intl.Collator;
  number: (value: number) => string;
  nobody: Readonly<Record<'customer' | 'driver', string>>;
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

/** A generator for `inSlices`: customers or drivers with their number of jobs; jobs without one come first. */
export function* personOptions(
  jobs: readonly Job[],
  role: 'customer' | 'driver',
  words: Words,
): Generator<void, PickerOption<PersonChoice>[]> {
  const found = new Map<number, Counted<PersonChoice>>();
  let without = 0;
  yield* eachInSteps(jobs, ({ [role]: person }) => {
    if (person === null) without += 1;
    else count(found, person.id, () => ({ value: person.id, label: person.name, count: 0 }));
  });
  const named = yield* sorted<PersonChoice>(found.values(), words);
  const nobody: PickerOption<PersonChoice> = {
    value: NOBODY,
    label: words.nobody[role],
    note: words.number(without),
  };
  return without > 0 ? [nobody, ...named] : named;
}

/** The users of the office with their number of jobs; jobs without anyone come first. */
export function* responsibleOptions(
  jobs: readonly Job[],
  nameOf: (id: number) => string,
  words: Words,
  nobody: string,
): Generator<void, PickerOption<PersonChoice>[]> {
  const found = new Map<number, Counted<PersonChoice>>();
  let without = 0;
  yield* eachInSteps(jobs, ({ responsibleId }) => {
    if (responsibleId == null) without += 1;
    else
      count(found, responsibleId, () => ({
        ...{ value: responsibleId, label: nameOf(responsibleId), count: 0 },
      }));
  });
  const named = yield* sorted<PersonChoice>(found.values(), words);
  return [{ value: NOBODY, label: nobody, note: words.number(without) }, ...named];
}

/** A generator for `inSlices`: provinces, then the cities where jobs begin or end, with their number of jobs. */
export function* placeOptions(
  jobs: readonly Job[],
  side: Side,
  texts: JobTexts,
  words: Words,
): Generator<void, PickerOption<string>[]> {
  const provinces = new Map<string, Counted<string>>();
  const cities = new Map<string, Counted<string>>();
  yield* eachInSteps(jobs, (job) => {
    for (const place of placesOf(job, side)) {
      const found = place === job[`${side}Province`] ? provinces : cities;
      count(found, texts.placeKey(place), () => ({ value: place, label: place, count: 0 }));
    }
  });
  return [
    ...(yield* sorted(provinces.values(), words)),
    ...(yield* sorted(cities.values(), words)),
  ];
}

/** A generator for `inSlices`: routes with their number of jobs; spellings of the same route are merged. */
export function* routeOptions(
  jobs: readonly Job[],
  texts: JobTexts,
  words: Words,
): Generator<void, PickerOption<string>[]> {
  const found = new Map<string, Counted<string>>();
  yield* eachInSteps(jobs, (job) => {
    const route = routeOf(job);
    const label = () => routeLabel(route, words.unknownPlace);
    count(found, texts.placeKey(route), () => ({ value: route, label: label(), count: 0 }));
  });
  return yield* sorted(found.values(), words);
}
