import type { LeftReason } from '@dispatch/domain/jobs/unit-state';
import { useState } from 'react';
import type { Job } from '../../../api/jobs/jobs';
import { LeaveUnitDialog } from '../actions/lateLeaveUnitDialog';
import { VinCheck } from './lateVinCheck';
import { useUnitWords } from './useUnitWords';

interface UnitChecksProps {
  userId: number;
  job: Job;
  /** The unit being checked; null if there is none. */
  unitId: number | null;
  isBusy: boolean;
  onUnit: (unitId: number | null) => void;
  /** Resolves to whether it was accepted. */
  onLeave: (unitId: number, reason: LeftReason, notes: string) => Promise<boolean>;
}

/** Checks the units of the job one after another, and leaves wrong vehicles behind. */
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
