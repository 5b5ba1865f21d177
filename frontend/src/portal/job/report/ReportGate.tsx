import type { ReportStage } from '@dispatch/domain/report/photo';
import type { Job } from '../../../api/jobs/jobs';
import { MissingParts } from './lateUnitReport';
import { useMissing } from './useMissing';

export interface ReportGateProps {
  userId: number;
  job: Job;
  /** The stage about to be left; null while no question is open. */
  stage: ReportStage | null;
  /** Nothing is missing or all is explained: the truck can leave. */
  onPass: () => void;
  onClose: () => void;
}

/** Before the truck leaves: what the reports of its units lack, and why. */
export function ReportGate({ userId, job, stage, onPass, onClose }: ReportGateProps) {
  const missing = useMissing(job);
  if (stage === null) return null;
  return (
    <MissingParts
      userId={userId}
      job={job}
      stage={stage}
      missing={missing(stage)}
      onPass={onPass}
      onClose={onClose}
    />
  );
}
