import { Module } from '@nestjs/common';
import { ActivityLog } from '../../base/activity/activity-log';
import { AuthModule } from '../../auth/auth.module';
import { InvoicesModule } from '../../billing/invoicing/invoices/invoices.module';
import { JobsModule } from '../../jobs/jobs.module';
import { EventBodies } from './events/event-body';
import { ResendService } from './log/resend.service';
import { WebhookDeliveriesController } from './log/webhook-deliveries.controller';
import { WebhookDeliveryQueries } from './log/webhook-delivery.queries';
import { DeliverService } from './sending/deliver.service';
import { DeliveryQueue } from './sending/delivery-queue';
import { WebhookPost } from './sending/webhook-post';
import { WebhookSender } from './sending/webhook-sender';
import { WebhooksService } from './subscriptions/webhooks.service';
import { WebhookQueries } from './subscriptions/webhook.queries';
import { WebhookSecrets } from './subscriptions/webhook-secrets';
import { WebhooksController } from './subscriptions/webhooks.controller';
import { recordWebhookEvent } from './events/record-webhook-event';

/** Deliveries have a queue apart from the outbox, because they are listed, kept, and sent in the order of each record. */
@Module({
  imports: [AuthModule, InvoicesModule, JobsModule],
  controllers: [WebhooksController, WebhookDeliveriesController],
  providers: [
    WebhooksService,
    DeliverService,
    DeliveryQueue,
    EventBodies,
    ResendService,
    WebhookDeliveryQueries,
    WebhookPost,
    WebhookQueries,
    WebhookSecrets,
    WebhookSender,
  ],
})
export class WebhooksModule {
  constructor(log: ActivityLog) {
    log.subscribe((tx, { entry, at }) => recordWebhookEvent(tx, entry, at));
  }
}
