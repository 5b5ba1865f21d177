import { MANY_JOBS_MAX } from '@dispatch/domain/limits';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { JobWalkQueries } from '../export/job-walk.queries';
import { jobScope } from '../job-scope';
import type { JobBatchDto } from './job-batch.dto';

export interface Chosen {
  readonly targets: readonly Target[];
  /** There may be more below this id. Null at the end. */
  readonly next: number | null;
}

@Injectable()
export class ChosenJobs {
  constructor(private readonly walk: JobWalkQueries) {}

  async of(actor: Actor, { ids, versions, filter, below }: JobBatchDto): Promise<Chosen> {
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
