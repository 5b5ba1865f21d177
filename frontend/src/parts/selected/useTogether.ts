import { useMemo } from 'react';
import type { Job, JobDriver } from '../../api/jobs/jobs';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { useTexts } from '../../ui/text/useTexts';
import { canBeUnassigned, isNewTo } from '../job/change/useJobState';
import { useManyJobs, type Outcome } from './useManyJobs';

/** From this number on, unassigning needs a confirmation; for fewer, Undo is enough. */
const MANY = 20;

const NOTHING: Outcome = { done: [], refused: [] };

/** Actions that the server applies to all selected jobs at once. */
export function useTogether(onProgress: (done: number) => void) {
  const { t, format } = useTexts();
  const confirm = useConfirm();
  const change = useManyJobs();
  return useMemo(() => {
    const counted = (count: number) => ({ count, number: format.number(count) });
    return {
      assign: async (all: readonly Job[], driver: JobDriver) => {
        const jobs = all.filter((job) => isNewTo(job, driver.id));
        if (jobs.length === 0) return NOTHING;
        const done = (count: number) => t('select.done.assigned', counted(count));
        const order = { action: 'assign', driverId: driver.id } as const;
        return change(jobs, order, { done, with: driver.name, onProgress });
      },
      unassign: async (all: readonly Job[]) => {
        const jobs = all.filter(canBeUnassigned);
        const isSure =
          jobs.length < MANY ||
          (await confirm({
            title: t('select.unassignTitle', counted(jobs.length)),
            text: t('select.canUndo'),
            confirmLabel: t('select.unassign'),
          }));
        if (!isSure) return null;
        const done = (count: number) => t('select.done.unassigned', counted(count));
        return change(jobs, { action: 'unassign' }, { done, onProgress });
      },
      setPickupDate: (jobs: readonly Job[], day: string | null) => {
        const order = { action: 'set-pickup-date', preferredPickupDate: day } as const;
        const done = (count: number) => t('select.done.dated', counted(count));
        return change(jobs, order, { done, onProgress });
      },
      remove: async (jobs: readonly Job[]) => {
        const isSure = await confirm({
          title: t('select.deleteTitle', counted(jobs.length)),
          text: t('select.deleteText', counted(jobs.length)),
          confirmLabel: t('select.deleteConfirm', counted(jobs.length)),
          destructive: true,
        });
        if (!isSure) return null;
        const done = (count: number) => t('select.done.deleted', counted(count));
        return change(jobs, { action: 'delete' }, { done, onProgress });
      },
    };
  }, [change, confirm, format, onProgress, t]);
}
