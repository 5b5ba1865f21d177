import { Module } from '@nestjs/common';
import { ActivityLog } from '../../base/activity/activity-log';
import { Outbox } from '../../../workers/outbox';
import { PushController } from './push.controller';
import { PushKeys } from './push-keys';
import { PushPost } from './push-post';
import { PushSubscriptions } from './push-subscriptions';
import { SendPushService } from './send-push.service';
import { PUSH_TASK, recordPushes } from './record-pushes';

@Module({
  controllers: [PushController],
  providers: [PushKeys, PushPost, PushSubscriptions, SendPushService],
})
export class PushModule {
  constructor(log: ActivityLog, outbox: Outbox) {
    log.subscribe((tx, change) => recordPushes(tx, change, () => outbox.wake(PUSH_TASK)));
  }
}
