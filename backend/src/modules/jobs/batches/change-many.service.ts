import { AppError } from '@dispatch/domain/errors';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { MANY_JOBS_MAX } from '@dispatch/domain/limits';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type Actor, visibilityOf } from '../../../http/access/actor';
import { Idempotency } from '../../../http/idempotency/idempotency';
import type { Target } from '../../../http/input/target';
import { ExportPacer } from '../export/export-pacer';
import { JobWalkQueries } from '../export/job-walk.queries';
import { jobScope } from '../job-scope';
import { JobQueries } from '../read/job.queries';
import { type BatchOrder, BatchVerbs, type Changed } from './batch-verbs';
import type { JobBatchDto } from './job-batch.dto';
import type { JobBatchAnswer, RefusedJob } from './job-batch.schema';

/** Runs an effect once per part. A repeat returns the first result. */
type Once = <T>(part: string, effect: () => Promise<T>) => Promise<T>;

interface DoneBefore extends Changed {
  readonly id: number;
}

interface Chosen {
  readonly targets: readonly Target[];
  /** There may be more below this id. Null at the end. */
  readonly next: number | null;
}

@Injectable()
export class ChangeManyService {
  constructor(
    private readonly verbs: BatchVerbs,
    private readonly jobQueries: JobQueries,
    private readonly idempotency: Idempotency,
    private readonly walk: JobWalkQueries,
  ) {}

  /**
   * Changes many jobs, each in its own transaction. A refused job does not stop the others. With a key, a repeat
   * continues where the first request ended.
   */
  async change(actor: Actor, body: JobBatchDto, key: string | null): Promise<JobBatchAnswer> {
    const once = key === null ? atOnce : this.keyed(actor, body, key);
    const { targets, next }: Chosen = await once('jobs', () => this.chosen(actor, body));
    const pacer = new ExportPacer();
    const done: DoneBefore[] = [];
    const refused: RefusedJob[] = [];
    for (const target of targets) {
      const outcome = await this.one(actor, target, body, once);
      if (outcome instanceof AppError) refused.push(refusalOf(target.id, outcome));
      else done.push({ id: target.id, ...outcome });
      await pacer.pauseIfBusy();
    }
    const ids = done.map(({ id }) => id);
    const now = new Map((await this.jobQueries.some(actor, ids)).map((job) => [job.id, job]));
    return {
      done: done.map(({ id, ...rest }) => ({
        ...{ id, jobId: jobReference(id), ...rest },
        job: now.get(id) ?? null,
      })),
      refused,
      next,
    };
  }

  private async one(
    actor: Actor,
    target: Target,
    order: BatchOrder,
    once: Once,
  ): Promise<Changed | AppError> {
    try {
      return await once(`job ${target.id}`, () => this.verbs.run(actor, target, order));
    } catch (error) {
      if (error instanceof AppError && isOfTheJob(error)) return error;
      throw error;
    }
  }

  /** Each part has its own key, derived from the request's key. */
  private keyed(actor: Actor, body: JobBatchDto, key: string): Once {
    const whole = {
      userId: actor.userId,
      requestHash: hashOf(JSON.stringify(body)),
      visibility: hashOf(visibilityOf(actor)),
    };
    return async (part, effect) => {
      const request = { ...whole, key: `batch ${hashOf(`${key} ${part}`)}` };
      const run = async () => ({ statusCode: 200, body: await effect() });
      const answer = await this.idempotency.once(request, run);
      return answer.body as Awaited<ReturnType<typeof effect>>; // as `run` made it, then or now
    };
  }

  private async chosen(
    actor: Actor,
    { ids, versions, filter, below }: JobBatchDto,
  ): Promise<Chosen> {
    if (ids !== undefined) {
      const targets = ids.map((id, place) => ({ id, version: versions?.[place] ?? null }));
      return { targets, next: null };
    }
    const selection = { scope: jobScope(actor), ...(filter && { filters: filter }) };
    const found: number[] = [];
    for await (const part of this.walk.idsBelow(selection, below ?? Number.MAX_SAFE_INTEGER)) {
      found.push(...part);
      if (found.length > MANY_JOBS_MAX) break;
    }
    const targets = found.slice(0, MANY_JOBS_MAX).map((id) => ({ id, version: null }));
    const isMore = found.length > MANY_JOBS_MAX;
    return { targets, next: isMore ? (targets.at(-1)?.id ?? null) : null };
  }
}

const atOnce: Once = (_part, effect) => effect();

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Other errors concern the whole request, which the client sends again. */
function isOfTheJob({ status, code }: AppError): boolean {
  return status < 500 && code !== 'idempotency_in_flight' && code !== 'idempotency_mismatch';
}

function refusalOf(id: number, error: AppError): RefusedJob {
  const { code, params, message } = reasonOf(error);
  return {
    ...{ id, jobId: jobReference(id), code, message },
    ...(params !== undefined && { params }),
  };
}

/** A list of jobs has no form field, so a job's validation errors become one sentence. */
function reasonOf(error: AppError): Pick<RefusedJob, 'code' | 'params' | 'message'> {
  const [detail] = error.details ?? [];
  return detail?.code === 'unknown_driver' ? new AppError('driver_inactive') : (detail ?? error);
}
