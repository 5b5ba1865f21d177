import { isOpen } from '@dispatch/domain/job-status';
import { isDraft, original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { makeElementReader } from '../lib/jsonElements';
import { inSlices } from '../lib/slices';
import { generatedApi, type Customer, type Driver, type Job } from './generated/endpoints';

/** Changes the cached list in place; the list is a draft of thousands, to be touched sparingly. */
type Recipe = (jobs: Job[]) => void;

type ApiDispatch = ThunkDispatch<
  { api: ReturnType<typeof generatedApi.reducer> },
  unknown,
  UnknownAction
>;

/** Recipes applied while the list is being loaded: its answer may be older than they are. */
const loading = new Set<Recipe[]>();

/** Places in the list; every job that is read of a draft would become a draft itself. */
function placesOf(jobs: Job[], isMeant: (job: Job) => boolean): number[] {
  const plain = isDraft(jobs) ? original<readonly Job[]>(jobs) : jobs;
  return plain.flatMap((job, place) => (isMeant(job) ? [place] : []));
}

function patch(recipe: Recipe) {
  return (dispatch: ApiDispatch): void => {
    for (const later of loading) later.push(recipe);
    dispatch(generatedApi.util.updateQueryData('listActiveJobs', {}, recipe));
  };
}

/** Takes a deleted or delivered job out of the list. */
export function dropActiveJob(id: number) {
  return patch((jobs) => {
    const [place] = placesOf(jobs, (job) => job.id === id);
    const last = jobs.at(-1);
    if (place === undefined || last === undefined) return;
    // The order of the list is nobody's; closing the gap would change every job behind it.
    jobs[place] = last;
    jobs.pop();
  });
}

/** Shows a job as it now is: changed in place, added, or taken out once it is not open. */
export function showActiveJob(now: Job) {
  if (!isOpen(now.status)) return dropActiveJob(now.id);
  return patch((jobs) => {
    const [place] = placesOf(jobs, (job) => job.id === now.id);
    if (place === undefined) jobs.push(now);
    else if ((jobs[place]?.version ?? 0) <= now.version) jobs[place] = now;
  });
}

/** A customer or driver as they now are, on each of their jobs; a job shows some of their facts. */
export function showOnActiveJobs(kind: 'customer' | 'driver', now: Customer | Driver) {
  return patch((jobs) => {
    for (const place of placesOf(jobs, (job) => job[kind]?.id === now.id)) {
      const shown = jobs[place]?.[kind] ?? {};
      for (const fact of Object.keys(shown))
        if (fact in now) Reflect.set(shown, fact, Reflect.get(now, fact));
    }
  });
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
  for (const recipe of meanwhile)
    dispatch(generatedApi.util.updateQueryData('listActiveJobs', {}, recipe));
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
