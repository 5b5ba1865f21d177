import { isLoaded } from '@dispatch/domain/jobs/job-status';
import { type PhotoPlace, REPORT_STAGES, type ReportStage } from '@dispatch/domain/report/photo';
import type { Colour } from './drawn-picture';
import type { Scene } from './drawn-vehicle';
import type { NumberedJob } from '../number-jobs';
import { pickedUpAt } from '../plan-checks';

export interface PlannedPhoto {
  readonly jobId: number;
  /** Position of the unit, from 1. */
  readonly position: number;
  readonly takenAt: Date;
  /** Index in SAMPLE_DRIVERS. */
  readonly driver: number;
  readonly scene: Scene;
}

const PLACES: readonly PhotoPlace[] = [
  ...(['front', 'rear', 'left-side', 'right-side', 'odometer', 'vin-plate'] as const),
];
const PAINTS: readonly Colour[] = [
  [168, 38, 42],
  [44, 84, 140],
  [206, 208, 210],
  [52, 58, 64],
];
const LOADED_JOBS = 4;
const DELIVERED_JOBS = 4;
const UNITS_SHOWN = 3;
const MINUTE_MS = 60_000;
/** Time before the truck leaves, or before the report is finished. */
const BEFORE_MS = 25 * MINUTE_MS;
const APART_MS = 20_000;

/** Photos of loaded vehicles, and of both ends of the latest deliveries. */
export function planPhotos(jobs: readonly NumberedJob[], now: Date): PlannedPhoto[] {
  const loaded = jobs.filter(({ job }) => isLoaded(job.status)).slice(0, LOADED_JOBS);
  const delivered = jobs
    .filter(({ job }) => job.completedAt !== null && job.cancellation === null)
    .sort((one, other) => endOf(other) - endOf(one))
    .slice(0, DELIVERED_JOBS);
  return [...loaded, ...delivered].flatMap((job) => photosOf(job, now));
}

function endOf({ job }: NumberedJob): number {
  return job.completedAt?.getTime() ?? 0;
}

function photosOf({ id, job, vehicles }: NumberedJob, now: Date): PlannedPhoto[] {
  const { driver, units, completedAt } = job;
  if (driver === null) return [];
  const stages = completedAt === null ? REPORT_STAGES.slice(0, 1) : REPORT_STAGES;
  const endsAt = (stage: ReportStage) =>
    stage === 'delivery' && completedAt !== null ? completedAt : pickedUpAt(job, now);
  return units.slice(0, UNITS_SHOWN).flatMap(({ leftReason }, index) =>
    leftReason !== null
      ? []
      : stages.flatMap((stage) =>
          PLACES.map((place, at) => {
            const number = vehicles[index]?.id ?? id;
            const sinceFirst = (index * PLACES.length + at) * APART_MS;
            return {
              jobId: id,
              position: index + 1,
              driver,
              takenAt: new Date(endsAt(stage).getTime() - BEFORE_MS + sinceFirst),
              scene: {
                place,
                stage,
                paint: PAINTS[number % PAINTS.length] ?? [120, 120, 120],
                odometer: 12_000 + ((number * 7919) % 90_000) + (stage === 'delivery' ? 2 : 0),
                // One vehicle was scratched during transport.
                isScratched: stage === 'delivery' && place === 'left-side' && number % 3 === 0,
              },
            };
          }),
        ),
  );
}
