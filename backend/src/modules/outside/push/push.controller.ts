import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers, AnswersNothing } from '../../../http/answers/answers';
import { PushKeys } from './push-keys';
import { PushKeyAnswer } from './push.schema';
import { PushSubscriptions } from './push-subscriptions';
import { EndedPushSubscriptionDto, NewPushSubscriptionDto } from './push.dto';

@ApiTags('Push')
@Controller('push')
export class PushController {
  constructor(
    private readonly keys: PushKeys,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  @Get('key')
  @Allow('push:own')
  @Answers(PushKeyAnswer)
  @ApiOperation({
    summary: 'Get the key for push subscriptions',
    description: 'A subscription made with another key receives nothing: subscribe again.',
  })
  async getPushKey() {
    return { publicKey: await this.keys.publicKey() };
  }

  @Post('subscriptions')
  @Allow('push:own')
  @AnswersNothing('The phone receives messages about your jobs.')
  @ApiOperation({
    summary: 'Send push messages about your jobs to this phone',
    description:
      'Sending it again renews it. It ends with this sign-in, when the push service says that it is gone, or after 60 days without being renewed. At most ten phones of one person receive messages.',
  })
  async subscribeToPush(
    @CurrentActor() actor: Actor,
    @Body() body: NewPushSubscriptionDto,
  ): Promise<void> {
    await this.subscriptions.keep(actor, body);
  }

  @Post('subscriptions/end')
  @Allow('push:own')
  @AnswersNothing('The phone receives no more messages.')
  @ApiOperation({ summary: 'Stop push messages to one of your phones' })
  async endPush(
    @CurrentActor() actor: Actor,
    @Body() body: EndedPushSubscriptionDto,
  ): Promise<void> {
    await this.subscriptions.end(actor, body.endpoint);
  }
}
