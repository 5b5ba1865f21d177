import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module';
import { NoticeFinder } from './notice-finder';
import { NoticeQueries } from './notice.queries';
import { NoticeWatch } from './notice-watch';
import { Notices } from './notices';
import { NoticesController } from './notices.controller';
import { ReadNoticesService } from './read-notices.service';

@Module({
  imports: [ActivityModule],
  controllers: [NoticesController],
  providers: [NoticeFinder, NoticeQueries, Notices, NoticeWatch, ReadNoticesService],
  exports: [Notices],
})
export class NoticesModule {}
