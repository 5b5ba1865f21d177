import { Module } from '@nestjs/common';
import { ActivityLog } from './activity-log';
import { ActivityController } from './activity.controller';
import { ActivityQueries } from './activity.queries';
import { ActivityRepository } from './activity.repository';
import { ChangeFeed } from './change-feed';

@Module({
  controllers: [ActivityController],
  providers: [ActivityLog, ActivityRepository, ActivityQueries, ChangeFeed],
  exports: [ActivityLog, ActivityQueries, ChangeFeed],
})
export class ActivityModule {}
