import { isOpen } from '@dispatch/domain/jobs/job-status';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { makeElementReader } from '../lib/jsonElements';
import { inSlices } from '../lib/slices';
import { generatedApi, type Customer, type Driver, type Job } from './generated/endpoints';

interface State {
  api: ReturnType<typeof generatedApi.reducer>;
}
type ApiDispatch = ThunkDispatch<State, unknown, UnknownAction>;
type Patch = Parameters<typeof generatedApi.util.patchQueryData>[2][number];

/**
 * What is to be changed in the cached list, said piece by piece: told by comparing before and
 * after, thousands of jobs would be looked at for one that changed.
 */
type Recipe = (jobs: readonly Job[]) => Patch[];

/** Recipes applied while the list is being loaded: its answer may be older than they are. */
const loading = new Set<Recipe[]>();

function apply(recipe: Recipe) {
  return (dispatch: ApiDispatch, getState: () => State): void => {
    const { data } = generatedApi.endpoints.listActiveJobs.select({})(getState());
    const patches = data ? recipe(data) : [];
    if (patches.length > 0)
      dispatch(generatedApi.util.patchQueryData('listActiveJobs', {}, patches));
  };
}

function patch(recipe: Recipe) {
  return (dispatch: ApiDispatch): void => {
    for (const later of loading) later.push(recipe);
    dispatch(apply(recipe));
  };
}

/** Takes a deleted or delivered job out of the list. */
export function dropActiveJob(id: number) {
  return patch((jobs) => {
    const place = jobs.findIndex((job) => job.id === id);
    if (place < 0) return [];
    return [
      // The order of the list is nobody's; closing the gap would change every job behind it.
      { op: 'replace', path: [place], value: jobs.at(-1) },
      { op: 'replace', path: ['length'], value: jobs.length - 1 },
    ];
  });
}

/** Shows a job as it now is: changed in place, added, or taken out once it is not open. */
export function showActiveJob(now: Job) {
  if (!isOpen(now.status)) return dropActiveJob(now.id);
  return patch((jobs) => {
    const place = jobs.findIndex((job) => job.id === now.id);
    if (place < 0) return [{ op: 'add', path: [jobs.length], value: now }];
    const isNewer = (jobs[place]?.version ?? 0) <= now.version;
    return isNewer ? [{ op: 'replace', path: [place], value: now }] : [];
  });
}

/** A customer or driver as they now are, on each of their jobs; a job shows some of their facts. */
export function showOnActiveJobs(kind: 'customer' | 'driver', now: Customer | Driver) {
  return patch((jobs) =>
    jobs.flatMap((job, place): Patch[] => {
      const shown = job[kind];
      if (shown?.id !== now.id) return [];
      return Object.keys(shown)
        .filter((fact) => fact in now)
        .map((fact) => {
          const value: unknown = Reflect.get(now, fact);
          return { op: 'replace', path: [place, kind, fact], value };
        });
    }),
  );
}

/** For `onQueryStarted` of the list: what was changed meanwhile is changed in the answer too. */
export async function keepChangesWhileLoading(
  _arg: unknown,
  {
    dispatch,
    queryFulfilled,
  }: { dispatch: ApiDispatch; queryFulfilled: PromiseLike<{ data: Job[] }> },
): Promise<void> {
  const meanwhile: Recipe[] = [];
  loading.add(meanwhile);
  await succeeded(queryFulfilled);
  loading.delete(meanwhile);
  for (const recipe of meanwhile) dispatch(apply(recipe));
}

/** Undefined when the call failed, which whoever made it shows. */
export async function succeeded<Answer>(
  call: PromiseLike<{ data: Answer }>,
): Promise<{ data: Answer } | undefined> {
  try {
    return await call;
  } catch {
    return undefined;
  }
}

/** For `onQueryStarted` of what answers with a job as it now is. */
export async function showAnsweredJob(
  _arg: unknown,
  {
    dispatch,
    queryFulfilled,
  }: { dispatch: ApiDispatch; queryFulfilled: PromiseLike<{ data: Job }> },
): Promise<void> {
  const answer = await succeeded(queryFulfilled);
  if (answer) dispatch(showActiveJob(answer.data));
}

function freezeWhole(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  Object.values(value).forEach(freezeWhole);
}

/**
 * Reads the answer piece by piece as it arrives. The jobs are frozen here already, since the
 * store would otherwise freeze all of them in one go.
 */
export async function readActiveJobs(response: Response): Promise<unknown> {
  if (!response.ok || response.body === null) return response.text();
  const jobs: unknown[] = [];
  const reader = makeElementReader();
  const decoder = new TextDecoder();
  const body = response.body.getReader();
  function* keep(piece: string) {
    for (const job of reader.add(piece)) {
      freezeWhole(job);
      jobs.push(job);
      yield;
    }
  }
  for (;;) {
    const { done, value } = await body.read();
    await inSlices(keep(decoder.decode(value, { stream: !done })));
    if (done) break;
  }
  reader.end();
  return Object.freeze(jobs);
}
