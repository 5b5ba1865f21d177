import { Injectable } from '@nestjs/common';
import { WorkLeases } from '../../../workers/work-leases';
import type { Worker } from '../../../workers/worker';
import { Workers } from '../../../workers/workers';
import { ChangeFeed } from '../activity/change-feed';
import { NoticeFinder } from './notice-finder';

/** Comparing all records is faster than comparing more jobs than this one by one. */
const MOST_JOBS = 500;
const EVERY_MS = 60_000;
/** The delay after a change, so that a burst of changes is compared in one round. */
const SOON_MS = 500;

/**
 * Keeps notices up to date: within a second for jobs that this replica changed, and every minute for all records,
 * because causes also come from the time of day, from other replicas and from processes that were killed.
 */
@Injectable()
export class NoticeWatch {
  readonly changedJobs: Worker;
  readonly all: Worker;
  private readonly jobs = new Set<number>();

  constructor(
    feed: ChangeFeed,
    private readonly finder: NoticeFinder,
    leases: WorkLeases,
    workers: Workers,
  ) {
    this.changedJobs = workers.add({
      name: 'notices of changed jobs',
      run: () => this.compareChanged(),
    });
    this.all = workers.add({
      name: 'notices',
      everyMs: EVERY_MS,
      lease: leases.of('notices'),
      run: () => this.finder.compare(),
    });
    feed.subscribe({
      onChange: ({ resource, resourceId }, origin) => {
        if (origin === 'elsewhere') return;
        if (resource === 'webhook') this.all.wake();
        if (resource !== 'job' || resourceId === null) return;
        this.jobs.add(resourceId);
        this.changedJobs.wake(SOON_MS);
      },
    });
  }

  private async compareChanged(): Promise<void> {
    const jobs = [...this.jobs];
    this.jobs.clear();
    if (jobs.length > MOST_JOBS) this.all.wake();
    try {
      await this.finder.compare(jobs.slice(0, MOST_JOBS));
    } catch (error) {
      for (const id of jobs) this.jobs.add(id);
      throw error;
    }
  }
}
