import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers, AnswersList, AnswersNothing } from '../../../../http/answers/answers';
import { IfMatch } from '../../../../http/answers/entity-tag';
import { KeepsNoAnswer } from '../../../../http/idempotency/keeps-no-answer';
import { PathId } from '../../../../http/input/path-id';
import { WebhooksService } from './webhooks.service';
import { WebhookQueries } from './webhook.queries';
import { WebhookAnswer, WebhookSecretAnswer } from './webhook.schema';
import { NewWebhookDto, WebhookChangesDto } from './webhook.dto';

@ApiTags('Webhooks')
@Controller('webhooks')
export class WebhooksController {
  constructor(
    private readonly queries: WebhookQueries,
    private readonly webhooks: WebhooksService,
  ) {}

  @Get()
  @Allow('webhooks:manage')
  @AnswersList(WebhookAnswer, 'At most twenty, by name.')
  @ApiOperation({ summary: 'List the webhooks' })
  listWebhooks() {
    return this.queries.list();
  }

  @Post()
  @Allow('webhooks:manage')
  @KeepsNoAnswer()
  @Answers(WebhookSecretAnswer, 201, 'Created. The secret is shown only now.')
  @ApiOperation({
    summary: 'Make a webhook',
    description:
      'From now on its events are sent to the address by POST, at least once and in order for each record, signed as Standard Webhooks says. The body is `{ id, type, timestamp, resource, resourceId, data }`; `data` is the record as the API lists it when the event is first sent, null where there is none. Any 2xx takes the event; 410 switches the webhook off; anything else is tried again for 24 hours.',
  })
  makeWebhook(@CurrentActor() actor: Actor, @Body() body: NewWebhookDto) {
    return this.webhooks.make(actor, body);
  }

  @Get(':id')
  @Allow('webhooks:manage')
  @Answers(WebhookAnswer)
  @ApiOperation({ summary: 'Read a webhook' })
  getWebhook(@PathId() id: number) {
    return this.queries.get(id);
  }

  @Put(':id')
  @Allow('webhooks:manage')
  @Answers(WebhookAnswer)
  @ApiOperation({ summary: 'Change a webhook, or switch it on or off' })
  changeWebhook(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: WebhookChangesDto,
    @IfMatch() version: number | null,
  ) {
    return this.webhooks.change(actor, { id, version }, body);
  }

  @Delete(':id')
  @Allow('webhooks:manage')
  @AnswersNothing('Nothing is sent to it any more.')
  @ApiOperation({ summary: 'Delete a webhook' })
  deleteWebhook(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @IfMatch() version: number | null,
  ) {
    return this.webhooks.delete(actor, { id, version });
  }

  @Post(':id/secret')
  @Allow('webhooks:manage')
  @KeepsNoAnswer()
  @Answers(WebhookSecretAnswer, 201, 'Created. The secret is shown only now.')
  @ApiOperation({
    summary: 'Make a new secret of a webhook',
    description:
      'For 24 hours both secrets sign, so that the receiver can change over. The secret before the old one signs no more.',
  })
  renewWebhookSecret(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.webhooks.renewSecret(actor, id);
  }
}
