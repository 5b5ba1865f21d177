import { compareVin, type VinVerdict } from '@dispatch/domain/report/vin-check';
import { useId, useState } from 'react';
import type { Job } from '../../../api/jobs/jobs';
import { signal } from '../../alerts/signal';
import { useAlertChoice } from '../../alerts/useAlertChoice';
import { FullScreen } from '../FullScreen';
import { LookAtUnit } from './LookAtUnit';
import { nextToCheck } from './nextToCheck';
import { RightVehicle } from './RightVehicle';
import { UnknownVin } from './UnknownVin';
import { useVinCheck, type VinReading } from './useVinCheck';
import { WrongVehicle } from './WrongVehicle';
import './scan.css';

interface VinCheckProps {
  userId: number;
  job: Job;
  unitId: number;
  /** Switches to another unit of the job. */
  onUnit: (unitId: number) => void;
  /** Leaves the unit behind as the wrong vehicle. */
  onLeave: (unitId: number) => void;
  onClose: () => void;
}

interface Found {
  readonly reading: VinReading;
  readonly verdict: VinVerdict['kind'] | 'noted' | 'loaded-anyway';
  /** The unit this VIN belongs to, if it is another unit of the job. */
  readonly otherId: number | null;
}

/** Checks whether the vehicle is the one to load; full screen until that is decided. */
export function VinCheck({ userId, job, unitId, onUnit, onLeave, onClose }: VinCheckProps) {
  const titleId = useId();
  const keep = useVinCheck(userId, job);
  const [choice] = useAlertChoice();
  const [found, setFound] = useState<Found | null>(null);

  const handleReading = async (reading: VinReading) => {
    const units = job.jobVehicles.map(({ id, vehicle }) => ({ ...vehicle, id }));
    const verdict = compareVin(reading.vin, unitId, units);
    const otherId = verdict.kind === 'other-unit' ? verdict.unitId : null;
    // Store the check on the phone before showing the tick.
    if (verdict.kind === 'match') await keep('check-unit', unitId, reading);
    setFound({ reading, verdict: verdict.kind, otherId });
    const isSettled = verdict.kind !== 'whole-wanted' && verdict.kind !== 'not-recorded';
    if (isSettled && choice === 'on') signal(verdict.kind === 'match' ? 'news' : 'warning');
  };
  const handleKept = async (
    type: 'check-unit' | 'load-anyway',
    verdict: 'noted' | 'loaded-anyway',
  ) => {
    if (found === null) return;
    await keep(type, unitId, found.reading);
    setFound({ ...found, verdict });
  };
  const lookAgain = () => setFound(null);
  const handleNext = (next: number) => {
    setFound(null);
    onUnit(next);
  };

  const isWrong = found?.verdict === 'other' || found?.verdict === 'other-unit';
  const of = { job, unitId, titleId };
  const content = () => {
    if (found === null || found.verdict === 'whole-wanted')
      return (
        <LookAtUnit
          {...of}
          isWholeWanted={found !== null}
          onReading={(reading) => void handleReading(reading)}
          onClose={onClose}
        />
      );
    if (found.verdict === 'other' || found.verdict === 'other-unit')
      return (
        <WrongVehicle
          {...of}
          read={found.reading.vin}
          otherId={found.otherId}
          onLookAgain={lookAgain}
          onLoadAnyway={() => void handleKept('load-anyway', 'loaded-anyway')}
          onLeave={() => onLeave(unitId)}
        />
      );
    if (found.verdict === 'not-recorded')
      return (
        <UnknownVin
          {...of}
          read={found.reading.vin}
          onNote={() => void handleKept('check-unit', 'noted')}
          onLookAgain={lookAgain}
        />
      );
    return (
      <RightVehicle
        {...of}
        read={found.reading.vin}
        outcome={found.verdict}
        nextId={nextToCheck(job, unitId)}
        onNext={handleNext}
        onClose={onClose}
      />
    );
  };
  return (
    // The warning is answered by one of its choices alone.
    <FullScreen titleId={titleId} onClose={isWrong ? undefined : onClose}>
      {content()}
    </FullScreen>
  );
}
