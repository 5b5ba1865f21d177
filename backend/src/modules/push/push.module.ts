import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module';
import { PushController } from './push.controller';
import { PushKeys } from './push-keys';
import { PushPost } from './push-post';
import { PushSubscriptions } from './push-subscriptions';
import { SendPushService } from './send-push.service';

@Module({
  imports: [ActivityModule],
  controllers: [PushController],
  providers: [PushKeys, PushPost, PushSubscriptions, SendPushService],
})
export class PushModule {}
