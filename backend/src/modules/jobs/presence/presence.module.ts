import { Module } from '@nestjs/common';
import { ActivityModule } from '../../base/activity/activity.module';
import { PresenceController } from './presence.controller';
import { PresenceQueries } from './presence.queries';
import { ReportPresenceService } from './report-presence.service';

@Module({
  imports: [ActivityModule],
  controllers: [PresenceController],
  providers: [PresenceQueries, ReportPresenceService],
})
export class PresenceModule {}
