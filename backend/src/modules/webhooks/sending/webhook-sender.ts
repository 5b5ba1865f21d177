import { WEBHOOK_RESOURCES } from '@dispatch/domain/webhooks/webhook-events';
import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../../../outbox/task-queue';
import { ChangeFeed } from '../../activity/change-feed';
import { WebhookQueries } from '../subscriptions/webhook.queries';
import { DeliverService } from './deliver.service';
import { DeliveryQueue, type DueDelivery } from './delivery-queue';

/** How many one webhook is sent at once. Each has its own, so that a slow receiver holds up nobody else. */
const AT_ONCE = 4;
/** Deliveries of other replicas and those that were put off are looked for so often. */
const LOOK_MS = 5_000;

const WAKING: ReadonlySet<string> = new Set([...WEBHOOK_RESOURCES, 'webhook']);

interface Running {
  /** Something came while it was looking. */
  isAsked: boolean;
  readonly ended: Promise<void>;
}

/** Sends events after their commit, at least once, and those of one record in order. */
@Injectable()
export class WebhookSender {
  private readonly log = new Logger('Webhooks');
  private readonly running = new Map<number, Running>();
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

  /** Begins. Returns what stops it: it resolves when nothing is under way any more. */
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
      await this.ended();
    };
  }

  /** Sends all that is due now. */
  async drain(): Promise<void> {
    await this.look();
    await this.ended();
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
    for (const id of await this.queries.idsOn()) this.run(id);
  }

  private async ended(): Promise<void> {
    while (this.running.size > 0)
      await Promise.all([...this.running.values()].map(({ ended }) => ended));
  }

  private run(id: number): void {
    const known = this.running.get(id);
    if (known !== undefined) {
      known.isAsked = true;
      return;
    }
    const ended = this.sendAll(id)
      .catch((error: unknown) => this.log.warn(`Webhook ${String(id)}: ${reasonOf(error)}`))
      .finally(() => {
        const isAsked = this.running.get(id)?.isAsked === true;
        this.running.delete(id);
        if (isAsked && !this.isStopping) this.run(id);
      });
    this.running.set(id, { isAsked: false, ended });
  }

  private async sendAll(id: number): Promise<void> {
    while (!this.isStopping) {
      const taken = await this.queue.take(id, AT_ONCE);
      if (taken.length === 0) return;
      await Promise.all(taken.map((delivery) => this.send(delivery)));
    }
  }

  /** What fails here is not the receiver but the server itself: the lease brings the delivery back. */
  private async send(delivery: DueDelivery): Promise<void> {
    try {
      await this.delivering.deliver(delivery);
    } catch (error) {
      this.log.warn(`Delivery ${String(delivery.id)} failed: ${reasonOf(error)}`);
    }
  }
}
