import { WEBHOOK_RESOURCES } from '@dispatch/domain/webhooks/webhook-events';
import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../../../outbox/task-queue';
import { WorkerPool } from '../../../outbox/worker-pool';
import { ChangeFeed } from '../../activity/change-feed';
import { WebhookQueries } from '../subscriptions/webhook.queries';
import { DeliverService } from './deliver.service';
import { DeliveryQueue, type DueDelivery } from './delivery-queue';

/** Concurrent deliveries per webhook. Each webhook has its own limit, so that a slow receiver delays no other. */
const AT_ONCE = 4;
/** The polling interval for postponed deliveries and those of other replicas. */
const LOOK_MS = 5_000;

const WAKING: ReadonlySet<string> = new Set([...WEBHOOK_RESOURCES, 'webhook']);

/** Sends events after their commit, at least once, in order per record. */
@Injectable()
export class WebhookSender {
  private readonly log = new Logger('Webhooks');
  private readonly pools = new Map<number, WorkerPool<DueDelivery>>();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | null = null;
  private isAsked = false;
  private isStopping = false;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly queries: WebhookQueries,
    private readonly queue: DeliveryQueue,
    private readonly delivering: DeliverService,
  ) {}

  /** Starts sending. Returns a function that stops it and resolves when no delivery is in flight. */
  start(): () => Promise<void> {
    const unsubscribe = this.feed.subscribe({
      onChange: ({ resource }) => {
        if (WAKING.has(resource)) this.wake();
      },
    });
    this.wake();
    return async () => {
      unsubscribe();
      this.isStopping = true;
      clearTimeout(this.timer);
      await this.looking;
      await Promise.all([...this.pools.values()].map((pool) => pool.stop()));
    };
  }

  /** Sends all due deliveries. */
  async drain(): Promise<void> {
    await this.look();
    await Promise.all([...this.pools.values()].map((pool) => pool.idle()));
  }

  private wake(): void {
    if (this.isStopping) return;
    this.isAsked = true;
    if (this.looking !== null) return;
    clearTimeout(this.timer);
    this.looking = this.lookWhileAsked()
      .catch((error: unknown) => this.log.warn(`Deliveries cannot be read: ${reasonOf(error)}`))
      .finally(() => {
        this.looking = null;
        if (!this.isStopping) this.timer = setTimeout(() => this.wake(), LOOK_MS).unref();
      });
  }

  private async lookWhileAsked(): Promise<void> {
    while (this.isAsked) {
      this.isAsked = false;
      await this.look();
    }
  }

  private async look(): Promise<void> {
    const on = await this.queries.idsOn();
    for (const [id, pool] of this.pools) if (pool.isIdle && !on.includes(id)) this.pools.delete(id);
    for (const id of on) this.poolOf(id).look().catch(this.warningOf(id));
  }

  private poolOf(id: number): WorkerPool<DueDelivery> {
    const pool =
      this.pools.get(id) ??
      new WorkerPool<DueDelivery>({
        most: AT_ONCE,
        take: (free) => this.queue.take(id, free),
        run: (delivery) => this.send(delivery),
        failed: this.warningOf(id),
      });
    this.pools.set(id, pool);
    return pool;
  }

  private warningOf(id: number): (error: unknown) => void {
    return (error) => this.log.warn(`Webhook ${String(id)}: ${reasonOf(error)}`);
  }

  /** An error here is the server's own, not the receiver's. The delivery becomes due again when its lease expires. */
  private async send(delivery: DueDelivery): Promise<void> {
    try {
      await this.delivering.deliver(delivery);
    } catch (error) {
      this.log.warn(`Delivery ${String(delivery.id)} failed: ${reasonOf(error)}`);
    }
  }
}
