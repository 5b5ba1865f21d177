import type { LeftReason } from '@dispatch/domain/jobs/unit-state';
import { useCallback } from 'react';
import {
  useLeaveJobUnitMutation,
  useTakeJobUnitBackMutation,
  type Job,
  type JobUnit,
} from '../../../api/jobs/jobs';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useSession } from '../../../api/accounts/session';
import { useOptimisticChange } from '../../../parts/records/useOptimisticChange';
import { useTranslation } from '../../../ui/text/useTranslation';

export interface UnitMark {
  readonly reason: LeftReason;
  readonly note: string | null;
}

/** Marks a unit as left behind, or removes the mark if null. Both can be undone. */
export function useUnitMark() {
  const { t } = useTranslation('jobDetails');
  const change = useOptimisticChange('job');
  const { user } = useSession();
  const [leave] = useLeaveJobUnitMutation();
  const [takeBack] = useTakeJobUnitBackMutation();
  return useCallback(
    (job: Job, unit: JobUnit, mark: UnitMark | null) => {
      const shown = ({ reason, note }: UnitMark) => ({
        reason,
        note,
        at: new Date().toISOString(),
        by: user?.name ?? '',
      });
      const write = (wanted: UnitMark | null) => ({
        facts: {
          jobVehicles: job.jobVehicles.map((each) =>
            each.id === unit.id ? { ...each, leftBehind: wanted && shown(wanted) } : each,
          ),
        },
        send: (version: number) => {
          const of = { id: job.id, unitId: unit.id, ...ifMatch(version) };
          if (wanted === null) return takeBack(of);
          const { reason, note } = wanted;
          return leave({ ...of, unitLeft: { reason, note } });
        },
      });
      const { facts, send } = write(mark);
      return change(job, facts, {
        send,
        done: t(mark === null ? 'left.takenBack' : 'left.marked'),
        failed: () => t('left.failed'),
        about: job.jobId,
        back: { ...write(unit.leftBehind), about: job.jobId },
      });
    },
    [change, leave, t, takeBack, user],
  );
}
