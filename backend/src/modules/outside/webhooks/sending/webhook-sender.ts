import { WEBHOOK_RESOURCES } from '@dispatch/domain/webhooks/webhook-events';
import { Injectable, Logger } from '@nestjs/common';
import { Lanes } from '../../../../workers/lanes';
import { reasonOf } from '../../../../workers/reason';
import type { Worker } from '../../../../workers/worker';
import { Workers } from '../../../../workers/workers';
import { ChangeFeed } from '../../../base/activity/change-feed';
import { WebhookQueries } from '../subscriptions/webhook.queries';
import { DeliverService } from './deliver.service';
import { DeliveryQueue, type DueDelivery } from './delivery-queue';

/** How many deliveries to one webhook run at once. */
const AT_ONCE = 4;
const EVERY_MS = 5_000;

const RECORDS: ReadonlySet<string> = new Set(WEBHOOK_RESOURCES);

/** Sends events after their commit, at least once, and the events of one record in order. Each webhook has its own lane. */
@Injectable()
export class WebhookSender {
  /** Finds deliveries of other replicas, and deliveries that were put off. */
  readonly worker: Worker;
  private readonly log = new Logger('Webhooks');
  private readonly lanes: Lanes<number, DueDelivery>;
  /** False if the last round found no active webhook: then only a change of a webhook begins a round. */
  private hasActive = true;

  constructor(
    feed: ChangeFeed,
    queries: WebhookQueries,
    queue: DeliveryQueue,
    private readonly delivering: DeliverService,
    workers: Workers,
  ) {
    this.lanes = new Lanes<number, DueDelivery>({
      atOnce: AT_ONCE,
      lanes: () => this.activeIds(queries),
      take: (id, most) => queue.take(id, most),
      renew: (delivery) => queue.renew(delivery),
      run: (delivery) => this.send(delivery),
      failed: (error, id) => this.log.warn(`Webhook ${String(id)}: ${reasonOf(error)}`),
    });
    this.worker = workers.add({
      name: 'webhooks',
      everyMs: EVERY_MS,
      run: () => this.lanes.look(),
      finish: () => this.lanes.stop(),
    });
    feed.subscribe({
      onChange: ({ resource }) => {
        if (resource === 'webhook' || (this.hasActive && RECORDS.has(resource))) this.worker.wake();
      },
    });
  }

  /** Sends all that is due now. */
  drain(): Promise<void> {
    return this.lanes.drain();
  }

  private async activeIds(queries: WebhookQueries): Promise<readonly number[]> {
    const ids = await queries.idsOn();
    this.hasActive = ids.length > 0;
    return ids;
  }

  /** An error here is the server's own, not the receiver's: the claim expires, and the delivery is tried again. */
  private async send(delivery: DueDelivery): Promise<void> {
    try {
      await this.delivering.deliver(delivery);
    } catch (error) {
      this.log.warn(`Delivery ${String(delivery.id)} failed: ${reasonOf(error)}`);
    }
  }
}
