import { useMoveJobUnitMutation, type Job, type JobUnit } from '../../../api/jobs/jobs';
import { ifMatch } from '../../../api/request/requestHeaders';
import { recordKey } from '../../../ui/over/undo/undoSlice';
import { useUndo } from '../../../ui/over/undo/useUndo';
import { useAct } from '../../../ui/record/useAct';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Moves a unit to another job; the toast offers to move it back to its position. */
export function useMoveUnit() {
  const { t } = useTranslation('jobDetails');
  const act = useAct();
  const undos = useUndo();
  const [moveUnit, { isLoading }] = useMoveJobUnitMutation();
  const move = ({ id, version, jobId, jobVehicles }: Job, { id: unitId }: JobUnit, other: Job) => {
    // Undo moves it from the other job, so that job's record determines whether undo is possible.
    const record = recordKey('job', other.id);
    const position = jobVehicles.findIndex((each) => each.id === unitId) + 1;
    const change = {
      record,
      versions: [other.version, other.version + 1] as const,
      back: (newest: number) =>
        moveUnit({ id: other.id, unitId, unitMove: { jobId: id, position }, ...ifMatch(newest) }),
      name: jobId,
    };
    return act({
      send: async () => {
        const settle = undos.touch(record);
        const unitMove = { jobId: other.id };
        const answer = await moveUnit({ id, unitId, unitMove, ...ifMatch(version) });
        settle();
        return answer;
      },
      done: () => ({
        text: t('move.done', { job: other.jobId }),
        undo: { changes: [change], about: jobId },
      }),
      failed: () => t('move.failed'),
      about: jobId,
    });
  };
  return { move, isBusy: isLoading };
}
