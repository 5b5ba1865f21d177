import type { OperationType } from '@dispatch/domain/jobs/driver-operation';
import type { CheckMethod } from '@dispatch/domain/vehicles/vin-agreement';
import type { LeftReason } from '@dispatch/domain/jobs/unit-state';
import type { ReportStage } from '@dispatch/domain/report/photo';
import type { Signature } from '@dispatch/domain/report/signature';
import { http, HttpResponse } from 'msw';
import type { Job, JobUnit } from '../../api/jobs/jobs';
import { makeDriver, makeJob, makeUnit } from '../jobSamples';
import { refusal, server } from '../answers/server';

/** A job with all facts, assigned to the driver in `samples.ts`. */
export function makeHaul(id: number, facts: Partial<Job> = {}): Job {
  return makeJob(id, {
    status: 'assigned',
    driverId: 4,
    customerId: 9,
    driver: { id: 4, name: 'Drew Sample', phone: null },
    customer: {
      id: 9,
      name: 'Lantern Auctions',
      email: null,
      phone: '416-555-0122',
      address: null,
      city: null,
      province: null,
      postalCode: null,
      reportLevel: null,
      status: 'active',
    },
    jobVehicles: [makeUnit(1, { year: 2021, make: 'Ford', model: 'F-150', vinLast8: 'MFA12345' })],
    pickupAddress: '181 Terminal Avenue',
    pickupCity: 'Toronto',
    pickupProvince: 'ON',
    pickupPostalCode: 'M9W 9V5',
    pickupContactName: 'Jas Pickup',
    dropoffAddress: '870 rue Principale',
    dropoffCity: 'Montréal',
    dropoffProvince: 'QC',
    dropoffPostalCode: 'H2X 1Y4',
    dropoffContactName: 'Di Dropoff',
    ...facts,
  });
}

type KeptReport = NonNullable<JobUnit['reports']>[number];

/** A tap in the format of the request. */
export interface SentOperation {
  readonly id: string;
  readonly jobId: number;
  readonly baseVersion: number;
  readonly type: OperationType;
  readonly unitId?: number;
  readonly reason?: LeftReason;
  readonly vin?: string;
  readonly method?: CheckMethod;
  readonly report?: KeptReport;
  readonly status?: Job['status'];
  readonly notes?: string;
  readonly stage?: ReportStage;
  readonly signature?: Omit<Signature, 'strokes'> & { readonly strokes: readonly string[] };
  readonly tappedAt: string;
}

const ACCEPTED = ['assigned', 'picked-up', 'in-transit', 'delivered'];

/** The job with a unit's mark or check set or removed. */
function marked(job: Job, operation: SentOperation): Job {
  const {
    type,
    unitId,
    reason,
    notes,
    vin,
    method,
    stage,
    report,
    signature,
    tappedAt: at,
  } = operation;
  if (stage && signature) {
    const { outcome, name } = signature;
    return { ...job, [`${stage}Signature`]: { outcome, name, at } };
  }
  const of = { at, by: 'Drew Sample' };
  const leftBehind = reason === undefined ? null : { reason, note: notes ?? null, ...of };
  const isMark = type === 'leave-unit' || type === 'take-unit';
  const change = isMark
    ? { leftBehind }
    : {
        vinCheck: {
          vin: vin ?? '',
          method: method ?? 'scan',
          ...of,
          isLoadedAnyway: type === 'load-anyway',
        },
      };
  if (unitId === undefined) return job;
  if (stage !== undefined && report !== undefined) {
    const kept = { ...report, stage, ...of };
    return {
      ...job,
      jobVehicles: job.jobVehicles.map((unit) =>
        unit.id === unitId ? { ...unit, reports: [...(unit.reports ?? []), kept] } : unit,
      ),
    };
  }
  return {
    ...job,
    jobVehicles: job.jobVehicles.map((unit) =>
      unit.id === unitId ? { ...unit, ...change } : unit,
    ),
  };
}

/** The driver endpoints of a server with these jobs; records operations in order. */
export function serveJobs(...jobs: Job[]) {
  const records = new Map(jobs.map((job) => [job.id, job]));
  const done: SentOperation[] = [];
  /** The token of each received batch. */
  const senders: (string | null)[] = [];
  const group = (name: string, statuses: readonly string[]) =>
    http.get<{ driverId: string }>(`*/api/jobs/driver/:driverId/${name}`, ({ params, request }) => {
      const all = [...records.values()].filter(
        (job) => job.driverId === Number(params.driverId) && statuses.includes(job.status),
      );
      const query = new URL(request.url).searchParams;
      const offset = Number(query.get('offset') ?? 0);
      const limit = Number(query.get('limit') ?? all.length);
      return HttpResponse.json(all.slice(offset, offset + limit), {
        headers: { 'X-Total-Count': String(all.length) },
      });
    });
  const apply = (operation: SentOperation) => {
    const { id, jobId, type, status } = operation;
    const job = records.get(jobId);
    const answer = { id, outcome: 'rejected', code: null, message: null, job: null };
    if (done.some((known) => known.id === id)) return { ...answer, outcome: 'duplicate', job };
    if (!job)
      return {
        ...answer,
        code: 'job-not-yours',
        message: 'This job is no longer assigned to you.',
      };
    const target = type === 'complete' ? 'delivered' : (status ?? job.status);
    const isBackwards = ACCEPTED.indexOf(target) < ACCEPTED.indexOf(job.status);
    if (type !== 'note' && type !== 'sign' && (isBackwards || job.status === 'delivered'))
      return {
        ...answer,
        code: 'already-delivered',
        message: 'This job is already delivered.',
        job,
      };
    const next = { ...marked(job, operation), status: target, version: job.version + 1 };
    records.set(jobId, next);
    done.push(operation);
    return { ...answer, outcome: 'applied', job: next };
  };
  server.use(
    group('assigned', ['assigned']),
    group('active', ['picked-up', 'in-transit']),
    group('completed', ['delivered']),
    http.get('*/api/drivers/4', () => HttpResponse.json(makeDriver(4, { name: 'Drew Sample' }))),
    http.get('*/api/jobs/:id', ({ params }) => {
      const job = records.get(Number(params['id']));
      return job
        ? HttpResponse.json(job)
        : refusal(404, 'not_found', 'The requested record was not found.');
    }),
    http.post('*/api/driver/operations', async ({ request }) => {
      senders.push(request.headers.get('Authorization'));
      const { operations } = (await request.json()) as { operations: SentOperation[] };
      return HttpResponse.json({ results: operations.map(apply) });
    }),
  );
  return { records, done, senders };
}
