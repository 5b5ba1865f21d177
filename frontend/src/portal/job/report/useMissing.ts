import type { ReportStage } from '@dispatch/domain/report/photo';
import {
  levelFor,
  type MissingPart,
  unexplainedParts,
} from '@dispatch/domain/report/required-parts';
import { useConfig } from '../../../api/config';
import type { Job, JobUnit } from '../../../api/jobs/jobs';
import { usePhotoState } from '../../offline/photos/photoContext';
import { keptReport } from './reportOf';

export interface UnitMissing {
  readonly unit: JobUnit;
  readonly parts: readonly MissingPart[];
}

/**
 * For each unit not left behind: the required parts that are missing without a reason, as far as
 * this phone knows.
 */
export function useMissing(job: Job): (stage: ReportStage) => UnitMissing[] {
  const { reportLevel } = useConfig();
  const { photos } = usePhotoState();
  const level = levelFor(reportLevel, job.customer);
  return (stage) =>
    job.jobVehicles.flatMap((unit) => {
      if (unit.leftBehind) return [];
      const taken = photos.filter((photo) => photo.unitId === unit.id && photo.stage === stage);
      const report = keptReport(job, unit.id, stage);
      const parts = unexplainedParts(level, { photos: taken.map(({ place }) => place), report });
      return parts.length === 0 ? [] : [{ unit, parts }];
    });
}
