import { Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import type { Tx } from '../../database/transactions/transaction';
import type { Actor } from '../../http/access/actor';
import { currentRequestId } from '../../http/request-context';
import type { ActivityEntry } from './activity-entry';
import { ActivityRepository } from './activity.repository';
import { ChangeFeed } from './change-feed';

/** Who acts: a signed-in person, somebody known by name only, or nobody. */
export type ActivityActor = Pick<Actor, 'userId' | 'name'> | null;

function json(facts: ActivityEntry['before']): string | null {
  return facts == null ? null : JSON.stringify(facts);
}

/** Writes the activity entry of a change in its transaction, and tells the feed after the commit. */
@Injectable()
export class ActivityLog {
  constructor(
    private readonly repository: ActivityRepository,
    private readonly feed: ChangeFeed,
    private readonly clock: Clock,
  ) {}

  async record(tx: Tx, actor: ActivityActor, entry: ActivityEntry): Promise<void> {
    const driverBefore = entry.driverBefore ?? null;
    const driverAfter = entry.driverAfter ?? null;
    const idOf = await this.repository.insert(tx, {
      at: this.clock.now(),
      actorId: actor?.userId ?? null,
      actorName: actor?.name ?? null,
      action: entry.action,
      resource: entry.resource,
      resourceId: entry.resourceId,
      resourceVersion: entry.version ?? null,
      driverBefore,
      driverAfter,
      before: json(entry.before),
      after: json(entry.after),
      requestId: currentRequestId(),
      tappedAt: entry.tappedAt ?? null,
    });
    const { action, resource, resourceId, version = null } = entry;
    const driverIds = [...new Set([driverBefore, driverAfter])].filter((driver) => driver !== null);
    tx.afterCommit(() =>
      this.feed.publish({ id: idOf(), action, resource, resourceId, version, driverIds }),
    );
  }
}
