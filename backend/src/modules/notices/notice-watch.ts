import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../../outbox/task-queue';
import { ChangeFeed } from '../activity/change-feed';
import { NoticeFinder } from './notice-finder';
import { WorkLeases } from './work-leases';

/** The interval between polls, by one replica. */
const LOOK_MS = 60_000;
const LEASE = 'notices';
/** With more jobs than this, comparing all of them is faster. */
const ONE_BY_ONE = 500;

/**
 * Keeps notices up to date: immediately for jobs changed by this replica, and every minute for everything else, such as
 * the passing of time, other replicas' changes, or a crash.
 */
@Injectable()
export class NoticeWatch {
  private readonly log = new Logger('Notices');
  private readonly jobs = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | null = null;
  private isAllAsked = false;
  private isStopping = false;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly finder: NoticeFinder,
    private readonly leases: WorkLeases,
  ) {}

  /** Starts watching. Returns a function that stops it and resolves when no work is left. */
  start(): () => Promise<void> {
    const unsubscribe = this.feed.subscribe({
      onChange: ({ resource, resourceId }, origin) => {
        if (origin === 'elsewhere') return;
        if (resource === 'job' && resourceId !== null) this.jobs.add(resourceId);
        else if (resource === 'webhook') this.isAllAsked = true;
        else return;
        this.work();
      },
    });
    this.timer = setInterval(() => this.askForAll(), LOOK_MS).unref();
    this.askForAll();
    return async () => {
      unsubscribe();
      this.isStopping = true;
      clearInterval(this.timer);
      await this.working;
      await this.leases.release(LEASE).catch(() => undefined); // it runs out all the same
    };
  }

  private askForAll(): void {
    this.isAllAsked = true;
    this.work();
  }

  private work(): void {
    if (this.isStopping || this.working !== null) return;
    this.working = this.workWhileAsked()
      .catch((error: unknown) => this.log.warn(`Notices cannot be kept now: ${reasonOf(error)}`))
      .finally(() => {
        this.working = null;
      });
  }

  private async workWhileAsked(): Promise<void> {
    while (!this.isStopping && (this.isAllAsked || this.jobs.size > 0)) {
      const jobs = [...this.jobs];
      const isAll = this.isAllAsked || jobs.length > ONE_BY_ONE;
      this.jobs.clear();
      this.isAllAsked = false;
      if (!isAll) await this.finder.compare(jobs);
      else if (await this.leases.take(LEASE)) await this.finder.compare();
      else await this.finder.compare(jobs.slice(0, ONE_BY_ONE));
    }
  }
}
