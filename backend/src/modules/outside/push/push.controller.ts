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
    summary: 'Read the key that a phone subscribes with',
    description:
      'A subscription that was made with another key gets nothing, and is to be made anew.',
  })
  async getPushKey() {
    return { publicKey: await this.keys.publicKey() };
  }

  @Post('subscriptions')
  @Allow('push:own')
  @AnswersNothing('The phone is told of your jobs.')
  @ApiOperation({
    summary: 'Have this phone told of your jobs by Web Push',
    description:
      'Sending it again is harmless, and renews it. It ends with this sign-in, when the push service says that it is gone, or after 60 days without being renewed. At most ten phones of one person are told.',
  })
  async subscribeToPush(
    @CurrentActor() actor: Actor,
    @Body() body: NewPushSubscriptionDto,
  ): Promise<void> {
    await this.subscriptions.keep(actor, body);
  }

  @Post('subscriptions/end')
  @Allow('push:own')
  @AnswersNothing('The phone is told nothing more.')
  @ApiOperation({ summary: 'Have a phone of yours told nothing more' })
  async endPush(
    @CurrentActor() actor: Actor,
    @Body() body: EndedPushSubscriptionDto,
  ): Promise<void> {
    await this.subscriptions.end(actor, body.endpoint);
  }
}
