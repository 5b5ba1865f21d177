import { setImmediate as othersTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import { PageOf, type PageRequest } from '../../../http/answers/paging';
import { ReadyJson } from '../../../http/remember/ready-json';
import { JobListQueries, type PickedJob } from './job-list.queries';
import type { JobOrder } from './job-order';
import type { JobSelection } from './job-selection';
import { JobQueries } from '../read/job.queries';
import { jobSight } from '../read/present-job';
import { KeptTexts } from './kept-texts';

/** Jobs read and made into text at once: others get their turn between two parts of a long list. */
const PART = 250;

/**
 * Lists as text, of which each job's part is made anew only when the job, its customer or its driver has changed.
 * A job's version counts the changes of its units and their vehicles too.
 */
@Injectable()
export class JobTexts {
  /** By how much of a job somebody sees. */
  private readonly kept = new Map<string, KeptTexts>();

  constructor(
    private readonly lists: JobListQueries,
    private readonly jobQueries: JobQueries,
  ) {}

  /** @throws AppError as `JobListQueries.pick` */
  async list(
    actor: Actor,
    selection: JobSelection,
    order: JobOrder,
    page: PageRequest | null,
  ): Promise<readonly ReadyJson[] | PageOf<ReadyJson>> {
    // Looked at first: a text that is read after it is at least as new as the state it is kept for.
    const picked = await this.lists.pick(selection, order, page);
    if (!(picked instanceof PageOf)) return this.textsOf(actor, picked);
    const { records, total, isLeast } = picked;
    return new PageOf(await this.textsOf(actor, records), total, picked.page, isLeast);
  }

  /** In their order, without those that are gone meanwhile. */
  private async textsOf(actor: Actor, picked: readonly PickedJob[]): Promise<ReadyJson[]> {
    const kept = this.keptFor(actor);
    kept.expect(picked.length);
    const texts = new Map<number, ReadyJson>();
    const missing = new Map<number, string>();
    for (const { id, state } of picked) {
      const known = kept.find(id, state);
      if (known === undefined) missing.set(id, state);
      else texts.set(id, known);
    }
    const ids = [...missing.keys()];
    for (let start = 0; start < ids.length; start += PART) {
      if (start > 0) await othersTurn();
      for (const job of await this.jobQueries.some(actor, ids.slice(start, start + PART))) {
        const text = new ReadyJson(JSON.stringify(job));
        texts.set(job.id, text);
        kept.keep(job.id, missing.get(job.id) ?? '', text);
      }
    }
    return picked.flatMap(({ id }) => texts.get(id) ?? []);
  }

  private keptFor(actor: Actor): KeptTexts {
    const sight = JSON.stringify(jobSight(actor));
    const known = this.kept.get(sight) ?? new KeptTexts();
    this.kept.set(sight, known);
    return known;
  }
}
