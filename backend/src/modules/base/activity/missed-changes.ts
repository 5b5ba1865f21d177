import { Injectable } from '@nestjs/common';
import type { Worker } from '../../../workers/worker';
import { Workers } from '../../../workers/workers';
import type { Change } from './activity-entry';
import { ActivityQueries } from './activity.queries';
import { ChangeFeed } from './change-feed';

/** Between two looks. */
const LOOK_MS = 2_000;
/**
 * Each look goes over the time of so many. A change gets its id up to 15 s before the wait for its commit ends
 * (`DATABASE_COMMIT_MS`), and the database may commit it some time later.
 */
const LOOKS_BACK = 15;
/** Changes that are read at once. */
const PAGE = 500;

/**
 * Looks into the log for changes that nobody was told of, and tells them. Either nobody knew whether they were
 * committed, or a replica ended between the commit and the word of it. What two looks find untold is told: after one,
 * the word of another replica may still be on its way.
 */
@Injectable()
export class MissedChangePoller {
  readonly worker: Worker;
  private readonly told = new Set<number>();
  /** What the last look found untold. */
  private doubtful = new Set<number>();
  /** The highest id in the log at each look, oldest first. */
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
   * One look. The first one tells nothing: who listens here came after what is in the log by then.
   * @throws where the database is away; the next look goes on from the last one that had an answer
   */
  async look(): Promise<void> {
    const isFirst = this.newest.length === 0;
    const changes = await this.recent();
    if (isFirst) for (const { id } of changes) this.told.add(id);
    const untold = changes.filter(({ id }) => !this.told.has(id));
    for (const change of untold)
      if (this.doubtful.has(change.id)) this.feed.publish(change, 'found');
    this.doubtful = new Set(untold.map(({ id }) => id));
  }

  /** What was written since the oldest look that is remembered; after this, that look is forgotten. */
  private async recent(): Promise<Change[]> {
    const changes = new Map<number, Change>();
    let after = this.newest[0] ?? (await this.queries.newestId());
    let page: Change[];
    do {
      page = await this.queries.changesAfter(after, PAGE);
      for (const change of page) changes.set(change.id, change);
      after = Math.max(after, page.at(-1)?.id ?? 0);
    } while (page.length === PAGE);
    this.newest.push(after);
    if (this.newest.length > LOOKS_BACK) this.newest.shift();
    const [oldest = 0] = changes.keys();
    for (const id of this.told) if (id < oldest) this.told.delete(id);
    return [...changes.values()];
  }
}
