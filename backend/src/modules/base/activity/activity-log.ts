import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { insertAtCommit } from '../../../database/records/records';
import { Activity } from '../../../database/schema/entities/activity';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import { currentRequest } from '../../../http/request-context';
import { type ActivityEntry, entryOf, type NewEntry } from './activity-entry';
import { ChangeFeed } from './change-feed';

/** Column widths. */
const ADDRESS_MAX = 45;
const USER_AGENT_MAX = 300;

/** The actor: a signed-in user, a person known only by name, or null. */
export type ActivityActor = {
  readonly userId: Actor['userId'] | null;
  readonly name: string;
} | null;

function json(facts: ActivityEntry['before']): string | null {
  return facts == null ? null : JSON.stringify(facts);
}

/** A change that was recorded. */
interface RecordedChange {
  readonly entry: ActivityEntry;
  readonly actorId: number | null;
  readonly at: Date;
}

/** Runs in the transaction of the change, after its entry. */
type ChangeSubscriber = (tx: Tx, change: RecordedChange) => Promise<void>;

/** Writes the activity entry of a change in its transaction, and publishes the change to the feed after the commit. */
@Injectable()
export class ActivityLog {
  private readonly subscribers: ChangeSubscriber[] = [];

  constructor(
    private readonly feed: ChangeFeed,
    private readonly clock: Clock,
  ) {}

  subscribe(subscriber: ChangeSubscriber): void {
    this.subscribers.push(subscriber);
  }

  async record(tx: Tx, actor: ActivityActor, given: NewEntry): Promise<void> {
    const entry = entryOf(given);
    const driverBefore = entry.driverBefore ?? null;
    const driverAfter = entry.driverAfter ?? null;
    const request = currentRequest();
    const idOf = await insertAtCommit(tx, Activity, {
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
      requestId: request?.requestId ?? null,
      tappedAt: entry.tappedAt ?? null,
      address: request?.address.slice(0, ADDRESS_MAX) ?? null,
      userAgent: request?.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
      erasedAt: null,
    });
    const change = { entry, actorId: actor?.userId ?? null, at: this.clock.now() };
    for (const subscriber of this.subscribers) await subscriber(tx, change);
    const { action, resource, resourceId, version = null } = entry;
    const driverIds = [...new Set([driverBefore, driverAfter])].filter((driver) => driver !== null);
    tx.afterCommit(() =>
      this.feed.publish({ id: idOf(), action, resource, resourceId, version, driverIds }),
    );
  }
}
