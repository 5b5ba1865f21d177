import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers, AnswersPages } from '../../../../http/answers/answers';
import { PathId } from '../../../../http/input/path-id';
import { ResendService } from './resend.service';
import { WebhookDeliveryQueries } from './webhook-delivery.queries';
import {
  ReplayedAnswer,
  WebhookDeliveryAnswer,
  WholeWebhookDeliveryAnswer,
} from './webhook-delivery.schema';
import { ReplayDto, WebhookDeliveriesQueryDto } from './webhook-delivery.dto';

/** A webhook's deliveries and their outcomes. */
@ApiTags('Webhooks')
@Controller('webhooks/:id')
export class WebhookDeliveriesController {
  constructor(
    private readonly queries: WebhookDeliveryQueries,
    private readonly resending: ResendService,
  ) {}

  @Get('deliveries')
  @Allow('webhooks:manage')
  @AnswersPages(WebhookDeliveryAnswer, 'A page of them, the first 50 unless asked otherwise.')
  @ApiOperation({ summary: 'List the deliveries of a webhook, the newest first' })
  listWebhookDeliveries(@PathId() id: number, @Query() query: WebhookDeliveriesQueryDto) {
    return this.queries.list(id, query);
  }

  @Get('deliveries/:deliveryId')
  @Allow('webhooks:manage')
  @Answers(WholeWebhookDeliveryAnswer)
  @ApiOperation({ summary: 'Read one delivery with its body and attempts' })
  getWebhookDelivery(@PathId() id: number, @PathId('deliveryId') deliveryId: number) {
    return this.queries.get(id, deliveryId);
  }

  @Post('deliveries/:deliveryId/replay')
  @Allow('webhooks:manage')
  @Answers(ReplayedAnswer)
  @ApiOperation({
    summary: 'Resend an event',
    description:
      'With the same `webhook-id` and body, and a new timestamp and signature. 409 with `webhook_off` where the webhook is off.',
  })
  replayWebhookDelivery(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @PathId('deliveryId') deliveryId: number,
  ) {
    return this.resending.replayOne(actor, id, deliveryId);
  }

  @Post('replay')
  @Allow('webhooks:manage')
  @Answers(ReplayedAnswer)
  @ApiOperation({
    summary: 'Resend the events of a period',
    description:
      'Those that were sent or parked, in order for each record. Waiting ones are sent anyway and not counted.',
  })
  replayWebhookPeriod(@CurrentActor() actor: Actor, @PathId() id: number, @Body() body: ReplayDto) {
    return this.resending.replayPeriod(actor, id, body);
  }

  @Post('test-event')
  @Allow('webhooks:manage')
  @Answers(WholeWebhookDeliveryAnswer)
  @ApiOperation({
    summary: 'Send a test event to a webhook',
    description:
      'Sends an event of type `webhook.test` to this webhook only, with the `data` `{ "test": true }`. It is signed and retried like other events. Webhooks cannot subscribe to it. A test event that is waiting is sent now instead. 409 `webhook_off` if the webhook is off.',
  })
  testWebhook(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.resending.sendTest(actor, id);
  }
}
