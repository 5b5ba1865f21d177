import { Module } from '@nestjs/common';
import { EventsModule } from './events/events.module';
import { HealthModule } from './health/health.module';
import { PushModule } from './push/push.module';
import { WebhooksModule } from './webhooks/webhooks.module';

/**
 * Connections to the world outside.
 *
 * - `events`: live changes for browsers
 * - `health`: readiness and metrics
 * - `push`: push messages to phones
 * - `web`: the pages and manuals that the server serves
 * - `webhooks`: changes for other systems
 *
 * Webhooks and push messages subscribe to changes, in their transaction. An e-mail belongs to the group that it is
 * about; `src/mail` sends it.
 */
@Module({
  imports: [EventsModule, HealthModule, PushModule, WebhooksModule],
})
export class OutsideGroup {}
