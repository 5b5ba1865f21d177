import { api, type ApiDispatch, type ApiState } from '../api';
import type { Customer, Driver, Job } from '../generated/endpoints';
import {
  addRecord,
  holdersOf,
  mapRecords,
  recordsIn,
  type Holder,
  type Kind,
  type Records,
} from './holders';
import { effectOn, RULES, type Newer } from './listEffect';
import { idTag, listTag, PAGES_TAG } from './tags';

type Thunk<Result = void> = (dispatch: ApiDispatch, getState: () => ApiState) => Result;

/** Returns updated query data, or the same object if unchanged. */
type Change<T> = (holder: Holder<T>) => Holder<T>['data'];

const ACTIVE_LIST = 'listActiveJobs';

/**
 * For each running load of the active list, the changes made since it started: its answer may be
 * older.
 */
const loads = new Set<Thunk[]>();

function replaceData<T>({ endpointName, arg, data }: Holder<T>, next: Holder<T>['data']): Thunk {
  return (dispatch) => {
    if (next === data) return;
    // Patches the whole object: a draft would be created for every record that is visited.
    const patch = { op: 'replace' as const, path: [], value: next };
    // The base API has no endpoint names in its type. Tags are computed again, because records are
    // added and removed.
    dispatch(api.util.patchQueryData(endpointName as never, arg as never, [patch], true));
  };
}

function changeHolders<K extends Kind>(
  kind: K,
  change: Change<Records[K]>,
  endpointNames: readonly string[] = Object.keys(RULES[kind]),
): Thunk {
  return (dispatch, getState) => {
    for (const holder of holdersOf<Records[K]>(getState(), endpointNames))
      dispatch(replaceData(holder, change(holder)));
  };
}

function place<K extends Kind>(kind: K, change: Change<Records[K]>): Thunk {
  return (dispatch) => {
    const isActiveList = ACTIVE_LIST in RULES[kind];
    if (isActiveList)
      for (const later of loads) later.push(changeHolders(kind, change, [ACTIVE_LIST]));
    dispatch(changeHolders(kind, change));
  };
}

/**
 * Places the current record into every query that shows it, and removes it where it no longer
 * belongs.
 */
export function placeRecord<K extends Kind>(kind: K, newer: Newer<Records[K]>): Thunk {
  const { id, now } = newer;
  const put: Change<Records[K]> = (holder) => {
    const { data } = holder;
    const effect = effectOn(kind, holder, newer);
    if (effect === 'drop') return mapRecords(data, (record) => (record.id === id ? null : record));
    if (effect === 'show') return mapRecords(data, (record) => (record.id === id ? now : record));
    return effect === 'add' && now ? addRecord(data, now) : data;
  };
  return (dispatch, getState) => {
    const holders = holdersOf<Records[K]>(getState(), Object.keys(RULES[kind]));
    const shown = holders.flatMap(({ data }) => recordsIn(data)).filter((each) => each.id === id);
    // Another list may already hold a newer version.
    if (now && shown.some(({ version }) => version > now.version)) return;
    if (holders.some((holder) => effectOn(kind, holder, newer) === 'ask'))
      dispatch(api.util.invalidateTags([listTag(PAGES_TAG[kind])]));
    dispatch(place(kind, put));
  };
}

function pick<T extends object>(from: T, names: readonly (keyof T)[]): Partial<T> {
  const picked: Partial<T> = {};
  for (const name of names) picked[name] = from[name];
  return picked;
}

/** Updates a customer or driver on each of their jobs, which show some of their fields. */
export function placeOnJobs(kind: 'customer' | 'driver', now: Customer | Driver): Thunk {
  const show = (job: Job): Job => {
    const shown = job[kind];
    if (shown?.id !== now.id) return job;
    const facts = Object.entries(now).filter(([fact]) => fact in shown);
    return { ...job, [kind]: { ...shown, ...Object.fromEntries(facts) } };
  };
  return place('job', ({ data }) => mapRecords(data, show));
}

/**
 * Shows facts wherever the record is, before the server answers. The returned function rolls them
 * back and reloads the record, since other users may have changed it.
 */
export function showFacts<K extends Kind>(
  kind: K,
  id: number,
  facts: Partial<Records[K]>,
): Thunk<() => void> {
  const names = Object.keys(facts) as (keyof Records[K])[]; // an object's keys are its names
  const changeRecord = (change: (record: Records[K]) => Partial<Records[K]>) =>
    changeHolders(kind, ({ data }) =>
      mapRecords(data, (record) => (record.id === id ? { ...record, ...change(record) } : record)),
    );
  return (dispatch, getState) => {
    const before = holdersOf<Records[K]>(getState(), Object.keys(RULES[kind]))
      .flatMap(({ data }) => recordsIn(data))
      .find((record) => record.id === id);
    dispatch(changeRecord(() => facts));
    return () => {
      if (before)
        dispatch(
          changeRecord((shown) =>
            // A field that changed again since then is left alone.
            pick(
              before,
              names.filter((name) => Object.is(shown[name], facts[name])),
            ),
          ),
        );
      dispatch(api.util.invalidateTags([idTag(kind, id), idTag(PAGES_TAG[kind], id)]));
    };
  };
}

/**
 * For `onQueryStarted` of the active list: changes made during the load are also applied to its
 * answer.
 */
export async function placeAfterLoad(
  _arg: unknown,
  { dispatch, queryFulfilled }: { dispatch: ApiDispatch; queryFulfilled: PromiseLike<unknown> },
): Promise<void> {
  const meanwhile: Thunk[] = [];
  loads.add(meanwhile);
  try {
    await queryFulfilled;
  } catch {
    // The view shows the error; there is no answer to change.
  }
  loads.delete(meanwhile);
  for (const change of meanwhile) dispatch(change);
}
