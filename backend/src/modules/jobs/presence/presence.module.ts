import { Module } from '@nestjs/common';
import { PresenceController } from './presence.controller';
import { PresenceQueries } from './presence.queries';
import { ReportPresenceService } from './report-presence.service';

@Module({
  controllers: [PresenceController],
  providers: [PresenceQueries, ReportPresenceService],
})
export class PresenceModule {}
