import { useMoveJobUnitMutation, type Job, type JobUnit } from '../../../api/jobs/jobs';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useToast } from '../../../ui/over/toast/useToast';
import { recordKey } from '../../../ui/over/undo/undoSlice';
import { useUndo } from '../../../ui/over/undo/useUndo';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Moves a unit to another job; the toast offers to move it back to its position. */
export function useMoveUnit() {
  const { t } = useTranslation('jobDetails');
  const toast = useToast();
  const undos = useUndo();
  const [moveUnit, { isLoading }] = useMoveJobUnitMutation();
  const move = async ({ id, version, jobId, jobVehicles }: Job, unit: JobUnit, other: Job) => {
    const unitId = unit.id;
    // Undo moves it from the other job, so that job's record determines whether undo is possible.
    const record = recordKey('job', other.id);
    const settle = undos.touch(record);
    const unitMove = { jobId: other.id };
    const { data } = await moveUnit({ id, unitId, unitMove, ...ifMatch(version) });
    settle();
    if (!data) {
      toast.error(t('move.failed'), jobId);
      return false;
    }
    const back = {
      jobId: id,
      position: jobVehicles.findIndex((each) => each.id === unitId) + 1,
    };
    const change = {
      record,
      versions: [other.version, other.version + 1] as const,
      back: (newest: number) =>
        moveUnit({ id: other.id, unitId, unitMove: back, ...ifMatch(newest) }),
      name: jobId,
    };
    toast.success(t('move.done', { job: other.jobId }), {
      about: jobId,
      undo: { changes: [change], about: jobId },
    });
    return true;
  };
  return { move, isBusy: isLoading };
}
