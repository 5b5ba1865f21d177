import type { LeftReason } from '@dispatch/domain/jobs/unit-state';
import { useState } from 'react';
import type { Job } from '../../../api/jobs/jobs';
import { LeaveUnitDialog } from '../actions/lateLeaveUnitDialog';
import { VinCheck } from './lateVinCheck';
import { useUnitWords } from './useUnitWords';

interface UnitChecksProps {
  userId: number;
  job: Job;
  /** The unit that is looked at; null while none is. */
  unitId: number | null;
  isBusy: boolean;
  onUnit: (unitId: number | null) => void;
  /** Answers whether it was taken. */
  onLeave: (unitId: number, reason: LeftReason, notes: string) => Promise<boolean>;
}

/** Looks at one unit of the job after the other, and leaves those behind that are the wrong ones. */
export function UnitChecks({ userId, job, unitId, isBusy, onUnit, onLeave }: UnitChecksProps) {
  const [leavingId, setLeavingId] = useState<number | null>(null);
  const wordsOf = useUnitWords(job);
  const handleLeave = (id: number) => {
    onUnit(null);
    setLeavingId(id);
  };
  return (
    <>
      {unitId !== null && (
        <VinCheck
          userId={userId}
          job={job}
          unitId={unitId}
          onUnit={onUnit}
          onLeave={handleLeave}
          onClose={() => onUnit(null)}
        />
      )}
      {leavingId !== null && (
        <LeaveUnitDialog
          open
          userId={userId}
          unitId={leavingId}
          name={`${wordsOf(leavingId).name}, ${wordsOf(leavingId).vin}`}
          firstReason="wrong-vehicle"
          isBusy={isBusy}
          onLeave={(reason, notes) => onLeave(leavingId, reason, notes)}
          onClose={() => setLeavingId(null)}
        />
      )}
    </>
  );
}
