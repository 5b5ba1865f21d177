import { nextUnitStep, type UnitStep } from '@dispatch/domain/report/next-unit-step';
import type { ReportStage } from '@dispatch/domain/report/photo';
import { levelFor } from '@dispatch/domain/report/required-parts';
import { useConfig } from '../../../api/config';
import type { Job, JobUnit } from '../../../api/jobs/jobs';
import { usePhotoState } from '../../offline/photos/photoContext';
import { keptReport } from '../report/reportOf';
import { isUnchecked } from '../scan/nextToCheck';

/** The next step at a unit, as far as this phone knows; null if nothing is left to record. */
export function useNextStep(job: Job, unit: JobUnit, stage: ReportStage): UnitStep | null {
  const { reportLevel } = useConfig();
  const { photos } = usePhotoState();
  const taken = photos.filter((photo) => photo.unitId === unit.id && photo.stage === stage);
  return nextUnitStep(stage, levelFor(reportLevel, job.customer), {
    isLeft: Boolean(unit.leftBehind),
    isChecked: !isUnchecked(unit),
    photos: taken.map(({ place }) => place),
    report: keptReport(job, unit.id, stage),
  });
}
