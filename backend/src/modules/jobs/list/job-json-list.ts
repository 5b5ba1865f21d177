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

interface CachedJson {
  readonly key: string;
  readonly json: RawJson;
}

/** Caches the JSON of each job for its latest cache key, and evicts the least recently used. */
export class JobJsonCache {
  private entries = new LRUCache<number, CachedJson>({ max: BESIDE });

  /** Makes room for a list of this length. */
  expect(length: number): void {
    if (length + BESIDE <= this.entries.max) return;
    const roomier = new LRUCache<number, CachedJson>({ max: length + BESIDE });
    roomier.load(this.entries.dump());
    this.entries = roomier;
  }

  /** Undefined if there is no JSON for that cache key. */
  find(id: number, key: string): RawJson | undefined {
    const known = this.entries.get(id);
    return known?.key === key ? known.json : undefined;
  }

  store(id: number, key: string, json: RawJson): void {
    this.entries.set(id, { key, json });
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
  private readonly caches = new Map<string, JobJsonCache>();

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
    // Read the cache keys first, so that the JSON is at least as new as its key.
    const picked = await this.lists.pick(selection, order, page);
    if (!(picked instanceof PageOf)) return this.jsonOf(actor, picked);
    const { records, total, isLeast } = picked;
    return new PageOf(await this.jsonOf(actor, records), total, picked.page, isLeast);
  }

  /** In the given order, without jobs deleted since the pick. */
  private async jsonOf(actor: Actor, picked: readonly PickedJob[]): Promise<RawJson[]> {
    const cache = this.cacheFor(actor);
    cache.expect(picked.length);
    const found = new Map<number, RawJson>();
    const missing = new Map<number, string>();
    for (const { id, cacheKey } of picked) {
      const known = cache.find(id, cacheKey);
      if (known === undefined) missing.set(id, cacheKey);
      else found.set(id, known);
    }
    const ids = [...missing.keys()];
    for (let start = 0; start < ids.length; start += PART) {
      if (start > 0) await othersTurn();
      for (const job of await this.jobQueries.some(actor, ids.slice(start, start + PART))) {
        const json = new RawJson(JSON.stringify(job));
        found.set(job.id, json);
        cache.store(job.id, missing.get(job.id) ?? '', json);
      }
    }
    return picked.flatMap(({ id }) => found.get(id) ?? []);
  }

  private cacheFor(actor: Actor): JobJsonCache {
    const fields = JSON.stringify(visibleFields(actor));
    const cache = this.caches.get(fields) ?? new JobJsonCache();
    this.caches.set(fields, cache);
    return cache;
  }
}
