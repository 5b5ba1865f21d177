import { Module } from '@nestjs/common';
import { EventsModule } from './events/events.module';
import { HealthModule } from './health/health.module';
import { PushModule } from './push/push.module';
import { WebhooksModule } from './webhooks/webhooks.module';

/**
 * The outside world: `webhooks`, `push` messages to phones, live `events` for browsers, the pages and manuals that the
 * server serves (`web`), and `health` with the metrics.
 *
 * Webhooks and push messages subscribe to changes in their transaction. E-mails belong to the group that they are about.
 */
@Module({
  imports: [EventsModule, HealthModule, PushModule, WebhooksModule],
})
export class OutsideGroup {}
