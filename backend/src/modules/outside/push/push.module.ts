import { Module } from '@nestjs/common';
import { ActivityLog } from '../../base/activity/activity-log';
import { PushController } from './push.controller';
import { PushKeys } from './push-keys';
import { PushPost } from './push-post';
import { PushSubscriptions } from './push-subscriptions';
import { SendPushService } from './send-push.service';
import { recordPushes } from './record-pushes';

@Module({
  controllers: [PushController],
  providers: [PushKeys, PushPost, PushSubscriptions, SendPushService],
})
export class PushModule {
  constructor(log: ActivityLog) {
    log.subscribe((tx, { entry, actorId, at }) => recordPushes(tx, entry, actorId, at));
  }
}
