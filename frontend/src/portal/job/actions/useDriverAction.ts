import { nextDriverAction } from '@dispatch/domain/jobs/job-status';
import { isAllLeft, type LeftReason } from '@dispatch/domain/jobs/unit-state';
import type { Job } from '../../../api/jobs/jobs';
import { marksOf } from '../../../parts/job/unitsLeft';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useQueueState } from '../../offline/queueContext';
import { targetOf, useSendDriverAction, type DriverActionRequest } from './useSendDriverAction';

/** The driver's next step for a job, and a message about its result. */
export function useDriverAction(userId: number, job: Job) {
  const { t } = useTranslation('driver');
  const toast = useToast();
  const { send, isPending } = useSendDriverAction(userId, job.id);
  const { isReady } = useQueueState();

  /** Resolves to whether the action was accepted: only one runs at a time. */
  const act = async (request: DriverActionRequest): Promise<boolean> => {
    const settlement = await send(request);
    if (settlement === null) return false;
    const { kind } = request;
    if (settlement.kind === 'refused') toast.error(t(kind === 'note' ? 'note.failed' : 'failed'));
    else if (settlement.kind === 'waiting') toast.show({ title: t('queue.saved') });
    else if (kind === 'note') toast.success(t('note.sent'));
    else if (kind === 'leave-unit' || kind === 'take-unit') toast.success(t(`left.done.${kind}`));
    // A driver's steps lead only to these.
    else toast.success(t(`done.${targetOf(request) as 'picked-up' | 'in-transit' | 'delivered'}`));
    return true;
  };

  const next = isAllLeft(marksOf(job)) ? null : nextDriverAction(job.status);
  return {
    // Do not offer a step that is queued on the phone while the queue is still being read.
    next: isReady ? next : null,
    /** Whether notes and unit marks can be sent. */
    isAtWork: isReady && nextDriverAction(job.status) !== null,
    isPending,
    advance: async () => {
      if (next) await act({ kind: 'status', job, target: next.target });
    },
    complete: (notes: string) => act({ kind: 'complete', job, notes }),
    note: (notes: string) => act({ kind: 'note', job, notes }),
    leaveUnit: (unitId: number, reason: LeftReason, notes: string) =>
      act({ kind: 'leave-unit', job, unitId, reason, notes }),
    takeUnit: (unitId: number) => act({ kind: 'take-unit', job, unitId }),
  };
}
