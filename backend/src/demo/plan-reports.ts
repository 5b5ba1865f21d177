import { isLoaded } from '@dispatch/domain/jobs/job-status';
import { REPORT_STAGES, type ReportStage } from '@dispatch/domain/report/photo';
import {
  type DamageMark,
  EMPTY_REPORT,
  type UnitReport,
} from '@dispatch/domain/report/unit-report';
import type { NumberedJob } from './number-jobs';
import { pickedUpAt } from './plan-checks';

export interface PlannedReport {
  readonly jobId: number;
  /** Position of the unit, from 1. */
  readonly position: number;
  readonly stage: ReportStage;
  readonly tappedAt: Date;
  /** Index in SAMPLE_DRIVERS. */
  readonly driver: number;
  readonly report: UnitReport;
  readonly newDamage: number;
}

const LOADED_JOBS = 4;
const DELIVERED_JOBS = 4;
/** Time before the truck leaves, or before the report is finished. */
const BEFORE_MS = 10 * 60_000;
const APART_MS = 60_000;

const KNOWN: readonly DamageMark[] = [
  { view: 'front', x: 30, y: 70, code: '03052' },
  { view: 'right', x: 78, y: 62, code: '17121' },
];
/** One vehicle was damaged during transport. */
const NEW: DamageMark = { view: 'left', x: 43, y: 61, code: '10124' };

/** Reports on loaded vehicles, and on both ends of the latest deliveries. */
export function planReports(jobs: readonly NumberedJob[], now: Date): PlannedReport[] {
  const loaded = jobs.filter(({ job }) => isLoaded(job.status)).slice(0, LOADED_JOBS);
  const delivered = jobs
    .filter(({ job }) => job.completedAt !== null && job.cancellation === null)
    .sort((one, other) => endOf(other) - endOf(one))
    .slice(0, DELIVERED_JOBS);
  return [...loaded, ...delivered].flatMap((job) => reportsOf(job, now));
}

function endOf({ job }: NumberedJob): number {
  return job.completedAt?.getTime() ?? 0;
}

function reportsOf({ id, job, vehicles }: NumberedJob, now: Date): PlannedReport[] {
  const { driver, units, completedAt } = job;
  if (driver === null) return [];
  const stages = completedAt === null ? REPORT_STAGES.slice(0, 1) : REPORT_STAGES;
  return units.flatMap(({ leftReason }, index) => {
    if (leftReason !== null) return [];
    const number = vehicles[index]?.id ?? id;
    return stages.map((stage): PlannedReport => {
      const isDelivery = stage === 'delivery';
      const end = isDelivery && completedAt !== null ? completedAt : pickedUpAt(job, now);
      const isDamaged = isDelivery && number % 3 === 0;
      return {
        ...{ jobId: id, position: index + 1, stage, driver },
        tappedAt: new Date(end.getTime() - BEFORE_MS + index * APART_MS),
        report: found(number, isDelivery, isDamaged),
        newDamage: isDamaged ? 1 : 0,
      };
    });
  });
}

function found(number: number, isDelivery: boolean, isDamaged: boolean): UnitReport {
  const known = KNOWN.slice(0, number % 3);
  return {
    ...EMPTY_REPORT,
    odometer: { value: 12_000 + ((number * 7919) % 90_000) + (isDelivery ? 2 : 0), unit: 'km' },
    keys: 1 + (number % 2),
    energy: { kind: 'fuel', level: 2 + (number % 5) },
    running: number % 7 === 0 ? 'needs-winch' : 'runs',
    marks: isDamaged ? [...known, NEW] : known,
  };
}
