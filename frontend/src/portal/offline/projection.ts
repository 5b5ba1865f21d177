import { canMove, JOB_STATUS, type DriverGroup } from '@dispatch/domain/jobs/job-status';
import { REPORT_STAGES } from '@dispatch/domain/report/photo';
import { isAllLeft } from '@dispatch/domain/jobs/unit-state';
import type { Job, JobUnit } from '../../api/jobs/jobs';
import { marksOf } from '../../parts/job/unitsLeft';
import type { Operation } from './queue/operation';
import type { QueueState } from './queue/operationQueue';

/** The phone's own knowledge, which may be newer than the lists it read. */
type Known = Pick<QueueState, 'waiting' | 'serverJobs'>;

/** The job as it will be after all queued operations; operations that cannot apply are skipped. */
export function projectJob(read: Job, { waiting, serverJobs }: Known): Job {
  const said = serverJobs.get(read.id);
  const job = said && said.version > read.version ? said : read;
  return waiting.reduce(
    (shown, operation) => (operation.jobId === job.id ? projectOne(shown, operation) : shown),
    job,
  );
}

function projectOne(job: Job, operation: Operation): Job {
  const { status } = operation;
  if (operation.type === 'sign') return projectSignature(job, operation);
  if (status === null) return projectUnit(job, operation);
  return canMove('driver', job.status, status) && !isAllLeft(marksOf(job))
    ? { ...job, status }
    : job;
}

function projectSignature(job: Job, { stage, signature, tappedAt: at }: Operation): Job {
  if (stage === undefined || signature === undefined) return job;
  const { outcome, name } = signature;
  return { ...job, [`${stage}Signature`]: { outcome, name, at } };
}

function projectUnit(job: Job, operation: Operation): Job {
  const { unitId, type } = operation;
  const isSettled = job.status === 'delivered' && type !== 'report-unit';
  if (unitId === undefined || isSettled) return job;
  return {
    ...job,
    jobVehicles: job.jobVehicles.map((unit) =>
      unit.id === unitId ? { ...unit, ...changeOf(unit, operation) } : unit,
    ),
  };
}

/**
 * A unit's mark or check as the server will store it, except for the user's name, which phones do
 * not show.
 */
function changeOf(unit: JobUnit, operation: Operation): Partial<JobUnit> {
  const { type, reason, notes, vin, method, stage, report, tappedAt: at } = operation;
  if (stage !== undefined && report !== undefined)
    return {
      reports: withReport(unit, { stage, ...report, marks: [...report.marks], at, by: '' }),
    };
  if (type === 'take-unit') return { leftBehind: null };
  if (type === 'leave-unit' && reason !== undefined)
    return { leftBehind: { reason, note: notes, at, by: '' } };
  if (vin === undefined || method === undefined) return {};
  return { vinCheck: { vin, method, at, by: '', isLoadedAnyway: type === 'load-anyway' } };
}

type KeptReport = NonNullable<JobUnit['reports']>[number];

/** One report per stage, pickup first. */
function withReport({ reports = [] }: JobUnit, added: KeptReport): KeptReport[] {
  const all = [...reports.filter(({ stage }) => stage !== added.stage), added];
  return REPORT_STAGES.flatMap((stage) => all.filter((report) => report.stage === stage));
}

export function hasWaiting(job: { readonly id: number }, waiting: readonly Operation[]): boolean {
  return waiting.some(({ jobId }) => jobId === job.id);
}

type Groups<Value> = Readonly<Record<DriverGroup, Value>>;

/** The jobs of each group after all queued operations; moved ones come first. */
export function projectGroups(
  groups: Groups<readonly Job[] | undefined>,
  known: Known,
): Groups<Job[] | undefined> {
  const moved = new Map<number, Job>();
  for (const [group, jobs] of Object.entries(groups)) {
    for (const job of jobs ?? []) {
      const shown = projectJob(job, known);
      if (JOB_STATUS[shown.status].group !== group) moved.set(job.id, shown);
    }
  }
  const project = (group: DriverGroup) => {
    const jobs = groups[group];
    if (!jobs) return undefined;
    const arrived = [...moved.values()].filter(
      ({ id, status }) =>
        JOB_STATUS[status].group === group && !jobs.some((listed) => listed.id === id),
    );
    const stayed = jobs.filter(({ id }) => !moved.has(id)).map((job) => projectJob(job, known));
    return [...arrived, ...stayed];
  };
  return {
    assigned: project('assigned'),
    active: project('active'),
    completed: project('completed'),
  };
}
