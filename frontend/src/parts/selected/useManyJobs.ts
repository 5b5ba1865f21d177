import { useCallback } from 'react';
import type { Job } from '../../api/jobs/jobs';
import {
  useChangeManyJobsMutation,
  type DoneJob,
  type NewJobBatch,
  type RefusedJob,
} from '../../api/jobs/manyJobs';
import { getErrorCode, getErrorMessage, isApiError } from '../../api/request/errors';
import { useIntentKeys } from '../../ui/form/sending/useIntentKeys';
import { recordKey } from '../../ui/over/undo/undoSlice';
import { useUndo } from '../../ui/over/undo/useUndo';
import { useToast, type UndoOfRecord } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';

/** The batch size of a request: the user sees progress, and other requests get their turn. */
const PART = 100;

/** Beyond four, show a count instead of names. */
const NAMED = 4;

/** The number of attempts after a lost or late answer. */
const ATTEMPTS = 3;

/** The server may have done it, or may still do it. */
const isOpen = (error: unknown) =>
  isApiError(error) &&
  (error.status === 0 || error.status >= 500 || getErrorCode(error) === 'idempotency_in_flight');

type Order = Pick<NewJobBatch, 'action' | 'driverId' | 'preferredPickupDate'>;
type Named = Pick<Job, 'id' | 'jobId' | 'version'>;

export interface Outcome {
  readonly done: readonly DoneJob[];
  readonly refused: readonly RefusedJob[];
}

interface Told {
  /** The message after this many are done. */
  readonly done: (count: number) => string;
  /** Shown after the names, such as the assigned driver. */
  readonly with?: string;
  readonly onProgress: (done: number) => void;
}

/** Sends the jobs in batches; if a batch fails, the remaining ones fail too. */
function useSendParts() {
  const [changeMany] = useChangeManyJobsMutation();
  const { once, settle } = useIntentKeys();
  const ask = useCallback(
    async (newJobBatch: NewJobBatch) => {
      // A repeat continues where the first ended, so completed jobs are reported as done.
      const intent = JSON.stringify(newJobBatch);
      const request = { newJobBatch, ...once(intent) };
      let answer = await changeMany(request);
      for (let attempt = 1; attempt < ATTEMPTS && isOpen(answer.error); attempt += 1)
        answer = await changeMany(request);
      settle(intent, answer.error);
      return answer;
    },
    [changeMany, once, settle],
  );
  return useCallback(
    async (
      jobs: readonly Named[],
      order: Order,
      onProgress: Told['onProgress'],
    ): Promise<Outcome> => {
      const done: DoneJob[] = [];
      const refused: RefusedJob[] = [];
      for (let start = 0; start < jobs.length; start += PART) {
        onProgress(start);
        const part = jobs.slice(start, start + PART);
        const { data, error } = await ask({
          ...order,
          ids: part.map(({ id }) => id),
          versions: part.map(({ version }) => version),
        });
        done.push(...(data?.done ?? []));
        refused.push(...(data?.refused ?? []));
        if (data) continue;
        const why = { code: getErrorCode(error) ?? 'internal', message: getErrorMessage(error) };
        refused.push(...jobs.slice(start).map(({ id, jobId }) => ({ id, jobId, ...why })));
        break;
      }
      return { done, refused };
    },
    [ask],
  );
}

const nothing = () => undefined;

/** Undoes changes of many jobs: all by a few requests, or one in its row. */
function useUndoOfMany() {
  const send = useSendParts();
  return useCallback(
    (done: readonly DoneJob[], jobs: readonly Named[]) => {
      const before = new Map(jobs.map(({ id, version }) => [id, version]));
      const changed = done.filter(({ isChanged }) => isChanged);
      const byRecord = new Map(changed.map((job) => [recordKey('job', job.id), job]));
      const back = async (some: readonly DoneJob[]) =>
        (await send(some, { action: 'undo' }, nothing)).done;
      const changes = changed.map((job): UndoOfRecord => ({
        record: recordKey('job', job.id),
        versions: [before.get(job.id) ?? job.version, job.version],
        back: async () => ({ data: (await back([job]))[0] }),
        name: job.jobId,
      }));
      const together = async (records: readonly string[]) => {
        const restored = await back(records.flatMap((record) => byRecord.get(record) ?? []));
        return new Map(restored.map(({ id, version }) => [recordKey('job', id), version]));
      };
      return { changes, together };
    },
    [send],
  );
}

/**
 * Applies one change to any number of jobs, reported by one toast with one Undo. A refused job does
 * not block the others.
 */
export function useManyJobs() {
  const { t } = useTranslation();
  const toast = useToast();
  const { touch } = useUndo();
  const send = useSendParts();
  const undoOf = useUndoOfMany();
  return useCallback(
    async (jobs: readonly Named[], order: Order, told: Told): Promise<Outcome> => {
      const [first] = jobs;
      // One touch keeps all rows of this record type in place.
      const settle = first && touch(recordKey('job', first.id));
      const outcome = await send(jobs, order, told.onProgress);
      settle?.();
      const { done } = outcome;
      // Refused jobs are listed in a dialog, which a toast would hide on a phone.
      if (done.length === 0) return outcome;
      const names = done.map(({ jobId }) => jobId);
      const more = names.length - NAMED;
      const listed =
        more > 1
          ? t('together.more', { names: names.slice(0, NAMED).join(', '), count: more })
          : names.join(', ');
      const about = [listed, told.with].filter(Boolean).join(' · ');
      const { changes, together } = undoOf(done, jobs);
      toast.show({
        title: t('toast.success'),
        description: told.done(done.length),
        ...(about !== '' && { about }),
        ...(changes.length > 0 && { undo: { changes, together, about: listed } }),
      });
      return outcome;
    },
    [send, t, toast, touch, undoOf],
  );
}
