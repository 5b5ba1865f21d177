import { newMarks, type DamageMark } from '@dispatch/domain/report/unit-report';
import type { JobUnit } from '../../../api/jobs/jobs';

/** Marks of the delivery report that are not in the pickup report. */
export function newDamageOf({ reports = [] }: Pick<JobUnit, 'reports'>): readonly DamageMark[] {
  const marksAt = (stage: 'pickup' | 'delivery') =>
    reports.find((report) => report.stage === stage)?.marks;
  return newMarks(marksAt('pickup') ?? [], marksAt('delivery') ?? []);
}
