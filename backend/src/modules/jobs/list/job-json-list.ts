import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Actor } from '../../../http/access/actor';
import { PageOf, type PageRequest } from '../../../http/answers/paging';
import { RawJson } from '../../../http/remember/raw-json';
import { JobQueries } from '../read/job.queries';
import { visibleFields } from '../read/present-job';
import { JobListQueries, type PickedJob } from './job-list.queries';
import type { JobOrder } from './job-order';
import type { JobSelection } from './job-selection';

/** Extra entries beyond the longest requested list, for jobs shown next to it. */
const BESIDE = 2_000;

interface KeptText {
  readonly state: string;
  readonly text: RawJson;
}

/** Caches the JSON of jobs by their state, and evicts the least recently used. */
export class JobJsonCache {
  private texts = new LRUCache<number, KeptText>({ max: BESIDE });

  /** Makes room for a list of this length. */
  expect(length: number): void {
    if (length + BESIDE <= this.texts.max) return;
    const roomier = new LRUCache<number, KeptText>({ max: length + BESIDE });
    roomier.load(this.texts.dump());
    this.texts = roomier;
  }

  /** Undefined if there is no JSON for that state. */
  find(id: number, state: string): RawJson | undefined {
    const known = this.texts.get(id);
    return known?.state === state ? known.text : undefined;
  }

  keep(id: number, state: string, text: RawJson): void {
    this.texts.set(id, { state, text });
  }
}

/** Jobs read and serialized at once. Other requests run between two parts of a long list. */
const PART = 250;

/**
 * Lists as JSON. A job's part is rebuilt only when the job, its customer or its driver changed. Changes of units and
 * their vehicles increment the job's version too.
 */
@Injectable()
export class JobJsonList {
  /** By the visible fields of a job. */
  private readonly kept = new Map<string, JobJsonCache>();

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
  ): Promise<readonly RawJson[] | PageOf<RawJson>> {
    // Read the states first, so that the JSON is at least as new as the state it is cached for.
    const picked = await this.lists.pick(selection, order, page);
    if (!(picked instanceof PageOf)) return this.textsOf(actor, picked);
    const { records, total, isLeast } = picked;
    return new PageOf(await this.textsOf(actor, records), total, picked.page, isLeast);
  }

  /** In the given order, without jobs deleted since the pick. */
  private async textsOf(actor: Actor, picked: readonly PickedJob[]): Promise<RawJson[]> {
    const kept = this.keptFor(actor);
    kept.expect(picked.length);
    const texts = new Map<number, RawJson>();
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
        const text = new RawJson(JSON.stringify(job));
        texts.set(job.id, text);
        kept.keep(job.id, missing.get(job.id) ?? '', text);
      }
    }
    return picked.flatMap(({ id }) => texts.get(id) ?? []);
  }

  private keptFor(actor: Actor): JobJsonCache {
    const sight = JSON.stringify(visibleFields(actor));
    const known = this.kept.get(sight) ?? new JobJsonCache();
    this.kept.set(sight, known);
    return known;
  }
}
