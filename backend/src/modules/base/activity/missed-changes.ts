import { Injectable } from '@nestjs/common';
import type { Worker } from '../../../workers/worker';
import { Workers } from '../../../workers/workers';
import { ActivityQueries } from './activity.queries';
import { ChangeFeed } from './change-feed';

/** The interval between polls. */
const LOOK_MS = 2_000;
/**
 * Each poll covers this many intervals. A change gets its id up to 15 s before the wait for its commit ends
 * (`DATABASE_COMMIT_MS`), and the database may commit it later still.
 */
const LOOKS_BACK = 15;
/** How many ids, or whole changes, one query reads. */
const PAGE = 1_000;

/**
 * Publishes committed changes that no replica published: the commit's outcome was unknown, or the replica ended before
 * publishing. A change must be missing in two polls: after one, another replica's message may still arrive.
 */
@Injectable()
export class MissedChangePoller {
  readonly worker: Worker;
  private readonly told = new Set<number>();
  /** Ids that the last poll found unpublished. */
  private doubtful = new Set<number>();
  /** The highest id in the log at each poll, oldest first. */
  private readonly newest: number[] = [];

  constructor(
    private readonly feed: ChangeFeed,
    private readonly queries: ActivityQueries,
    workers: Workers,
  ) {
    // The database's own log says when it is away.
    this.worker = workers.add({
      ...{ name: 'missed changes', everyMs: LOOK_MS, failed: () => undefined },
      run: () => this.look(),
    });
    feed.subscribe({ onChange: ({ id }) => this.told.add(id) });
  }

  /**
   * Polls once. The first poll publishes nothing, because listeners here started after those changes.
   * @throws when the database is unreachable; the next poll continues from the last successful one
   */
  async look(): Promise<void> {
    const isFirst = this.newest.length === 0;
    const ids = await this.recentIds();
    if (isFirst) for (const id of ids) this.told.add(id);
    const untold = ids.filter((id) => !this.told.has(id));
    await this.publish(untold.filter((id) => this.doubtful.has(id)));
    this.doubtful = new Set(untold);
  }

  private async publish(ids: readonly number[]): Promise<void> {
    for (let start = 0; start < ids.length; start += PAGE)
      for (const change of await this.queries.changes(ids.slice(start, start + PAGE)))
        if (!this.told.has(change.id)) this.feed.publish(change, 'found');
  }

  /** Ids of changes since the oldest remembered poll, which this call then forgets. */
  private async recentIds(): Promise<number[]> {
    const ids = new Set<number>();
    let after = this.newest[0] ?? (await this.queries.newestId());
    let page: number[];
    do {
      page = await this.queries.idsAfter(after, PAGE);
      for (const id of page) ids.add(id);
      after = Math.max(after, page.at(-1) ?? 0);
    } while (page.length === PAGE);
    this.newest.push(after);
    if (this.newest.length > LOOKS_BACK) this.newest.shift();
    const [oldest = 0] = ids;
    for (const id of this.told) if (id < oldest) this.told.delete(id);
    return [...ids];
  }
}
