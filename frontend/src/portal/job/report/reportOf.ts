import type { ReportStage } from '@dispatch/domain/report/photo';
import { EMPTY_REPORT, type UnitReport } from '@dispatch/domain/report/unit-report';
import type { Job, JobUnit } from '../../../api/jobs/jobs';

type KeptReport = NonNullable<JobUnit['reports']>[number];

export function keptReport(job: Job, unitId: number, stage: ReportStage): KeptReport | null {
  const unit = job.jobVehicles.find(({ id }) => id === unitId);
  return unit?.reports?.find((report) => report.stage === stage) ?? null;
}

/** The initial report: the saved one, else at delivery the body and damage of the pickup. */
export function firstReport(job: Job, unitId: number, stage: ReportStage): UnitReport {
  const kept = keptReport(job, unitId, stage);
  if (kept) {
    const { stage: _stage, at: _at, by: _by, ...content } = kept;
    return content;
  }
  const pickup = stage === 'delivery' ? keptReport(job, unitId, 'pickup') : null;
  return pickup ? { ...EMPTY_REPORT, body: pickup.body, marks: pickup.marks } : EMPTY_REPORT;
}
