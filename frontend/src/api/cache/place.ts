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

/** Makes other data of what a query holds, or returns the same object where nothing changes. */
type Change<T> = (holder: Holder<T>) => Holder<T>['data'];

const ACTIVE_LIST = 'listActiveJobs';

/** Changes of the active list for each load of it under way: its answer may be older than they are. */
const loads = new Set<Thunk[]>();

function replaceData<T>({ endpointName, arg, data }: Holder<T>, next: Holder<T>['data']): Thunk {
  return (dispatch) => {
    if (next === data) return;
    // A patch of the whole: a draft would be made of every record that is looked at.
    const patch = { op: 'replace' as const, path: [], value: next };
    // The bare api knows no endpoint by name. Tags are worked out anew, for records come and go.
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

/** Puts a record as it now is into everything that shows it, and takes it from where it left. */
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
    // A newer one may be on another list already.
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

/** A customer or driver as they now are, on each of their jobs; a job shows some of their facts. */
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
 * Shows facts wherever the record is, before the server has answered. The returned function takes
 * them back and loads the record anew, since others may have changed it meanwhile.
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
            // What was changed again since then is no longer ours.
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

/** For `onQueryStarted` of the active list: what is placed meanwhile is placed in its answer too. */
export async function placeAfterLoad(
  _arg: unknown,
  { dispatch, queryFulfilled }: { dispatch: ApiDispatch; queryFulfilled: PromiseLike<unknown> },
): Promise<void> {
  const meanwhile: Thunk[] = [];
  loads.add(meanwhile);
  try {
    await queryFulfilled;
  } catch {
    // The view says so; there is no answer to change.
  }
  loads.delete(meanwhile);
  for (const change of meanwhile) dispatch(change);
}
