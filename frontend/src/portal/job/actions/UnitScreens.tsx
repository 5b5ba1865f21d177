import type { LeftReason } from '@dispatch/domain/jobs/unit-state';
import type { ReportStage } from '@dispatch/domain/report/photo';
import type { Job } from '../../../api/jobs/jobs';
import { PhotoCamera } from '../photos/latePhotoCamera';
import { UnitReportScreen } from '../report/lateUnitReport';
import { UnitChecks } from '../scan/UnitChecks';

/** One unit and the full-screen task that is open for it. */
export interface OpenUnit {
  readonly screen: 'check' | 'photos' | 'report';
  readonly unitId: number;
}

interface UnitScreensProps {
  userId: number;
  job: Job;
  stage: ReportStage;
  /** Null while the job itself is shown. */
  open: OpenUnit | null;
  /** Whether units can still be checked and left behind. */
  isLoading: boolean;
  isBusy: boolean;
  onOpen: (open: OpenUnit | null) => void;
  /** Resolves to whether it was accepted. */
  onLeave: (unitId: number, reason: LeftReason, notes: string) => Promise<boolean>;
}

/** The full-screen tasks for one unit of the job. */
export function UnitScreens(props: UnitScreensProps) {
  const { userId, job, stage, open, isLoading, isBusy, onOpen, onLeave } = props;
  const close = () => onOpen(null);
  return (
    <>
      <UnitChecks
        userId={userId}
        job={job}
        unitId={isLoading && open?.screen === 'check' ? open.unitId : null}
        isBusy={isBusy}
        onUnit={(unitId) => onOpen(unitId === null ? null : { screen: 'check', unitId })}
        onLeave={onLeave}
      />
      {open?.screen === 'photos' && (
        <PhotoCamera
          userId={userId}
          job={job}
          unitId={open.unitId}
          stage={stage}
          onReport={() => onOpen({ screen: 'report', unitId: open.unitId })}
          onClose={close}
        />
      )}
      {open?.screen === 'report' && (
        <UnitReportScreen
          userId={userId}
          job={job}
          unitId={open.unitId}
          stage={stage}
          onClose={close}
        />
      )}
    </>
  );
}
