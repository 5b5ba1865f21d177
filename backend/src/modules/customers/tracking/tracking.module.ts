import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module';
import { BillOfLadingModule } from '../../drivers/bill-of-lading/bill-of-lading.module';
import { JobsModule } from '../../jobs/jobs.module';
import { PaperPace } from './paper-pace';
import { ReadTrackService } from './read-track.service';
import { TrackController } from './track.controller';
import { TrackingLinkQueries } from './tracking-link.queries';
import { TrackingLinksController } from './tracking-links.controller';
import { TrackingLinksService } from './tracking-links.service';
import { TrackingTokens } from './tracking-tokens';

@Module({
  imports: [AuthModule, BillOfLadingModule, JobsModule],
  controllers: [TrackController, TrackingLinksController],
  providers: [
    ...[PaperPace, ReadTrackService, TrackingLinkQueries],
    ...[TrackingLinksService, TrackingTokens],
  ],
  exports: [TrackingLinksService],
})
export class TrackingModule {}
