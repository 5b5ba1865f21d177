import { Module } from '@nestjs/common';
import { ActivityLog } from './activity-log';
import { ActivityController } from './activity.controller';
import { ActivityQueries } from './activity.queries';
import { ActivityRepository } from './activity.repository';
import { ChangeFeed } from './change-feed';
import { ChangeRelay } from './change-relay';

@Module({
  controllers: [ActivityController],
  providers: [ActivityLog, ActivityRepository, ActivityQueries, ChangeFeed, ChangeRelay],
  exports: [ActivityLog, ActivityQueries, ChangeFeed],
})
export class ActivityModule {}
