import { Global, Module } from '@nestjs/common';
import { NoticeFinder } from './notice-finder';
import { NoticeQueries } from './notice.queries';
import { NoticeWatch } from './notice-watch';
import { Notices } from './notices';
import { NoticesController } from './notices.controller';
import { ReadNoticesService } from './read-notices.service';

@Global()
@Module({
  controllers: [NoticesController],
  providers: [NoticeFinder, NoticeQueries, Notices, NoticeWatch, ReadNoticesService],
  exports: [Notices],
})
export class InboxModule {}
