import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ActivityQueries } from './activity.queries';
import { ChangeFeed } from './change-feed';

/** Between two looks. */
const LOOK_MS = 500;
/** From the first answer on: what the database had begun to commit may end later than the wait for it. */
const WATCH_MS = 15_000;
/** More changes than these are not told one by one. */
const MAX_TOLD = 500;
/** More than anybody looks back over. */
const MAX_REMEMBERED = 5_000;

interface Search {
  /** The newest change told before the doubtful one got its id; null where nothing was told yet. */
  after: number | null;
  /** When it ends; null until the database answers. */
  until: number | null;
}

/**
 * After a commit of which nobody knows whether it happened, looks into the log once the database
 * answers, and tells what nobody was told of. Where it cannot know that, it tells of a gap.
 */
@Injectable()
export class UntoldChanges implements BeforeApplicationShutdown {
  private readonly told = new LRUCache<number, true>({ max: MAX_REMEMBERED });
  private newest: number | null = null;
  private search: Search | null = null;
  private timer: NodeJS.Timeout | undefined;
  private stopping = false;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly queries: ActivityQueries,
  ) {
    feed.subscribe({
      onChange: ({ id }) => {
        this.told.set(id, true);
        this.newest = Math.max(id, this.newest ?? 0);
      },
    });
  }

  /** The highest id that was told, here or by another replica; null for none. */
  get newestTold(): number | null {
    return this.newest;
  }

  /** For a change that got its id after this one was told, and of which nobody knows whether it is there. */
  lookAfter(id: number | null): void {
    if (this.stopping) {
      this.feed.gap();
      return;
    }
    const { search } = this;
    const isUnknown = id === null || search?.after === null;
    const after = isUnknown ? null : Math.min(id, search?.after ?? id);
    this.search = { after, until: null };
    if (search === null) this.lookLater(0);
  }

  /** The others will not hear it from here any more. */
  beforeApplicationShutdown(): void {
    this.stopping = true;
    clearTimeout(this.timer);
    if (this.search !== null) this.feed.gap();
  }

  private lookLater(ms: number): void {
    if (this.stopping) return;
    this.timer = setTimeout(() => void this.look(), ms).unref();
  }

  private async look(): Promise<void> {
    const { search } = this;
    if (search === null) return;
    const hasAnswered = await this.tell(search).then(
      () => true,
      () => false, // it is still away
    );
    if (hasAnswered) search.until ??= performance.now() + WATCH_MS;
    // Another doubt began a search of its own meanwhile.
    const isOver = search.until !== null && performance.now() > search.until;
    if (isOver && this.search === search) this.search = null;
    else this.lookLater(LOOK_MS);
  }

  private async tell(search: Search): Promise<void> {
    if (search.after === null) {
      search.after = await this.queries.newestId();
      this.feed.gap();
      return;
    }
    const changes = await this.queries.changesAfter(search.after, MAX_TOLD);
    if (changes.length === MAX_TOLD) {
      search.after = await this.queries.newestId();
      this.feed.gap();
      return;
    }
    for (const change of changes) if (!this.told.has(change.id)) this.feed.publish(change, 'found');
  }
}
