import { Module } from '@nestjs/common';
import { ActivityLog } from '../../base/activity/activity-log';
import { JobsModule } from '../../jobs/jobs.module';
import { TrackingModule } from '../tracking/tracking.module';
import { DelayWatch } from './asking/delay-watch';
import { CustomerNoticeQueries } from './log/customer-notice.queries';
import { CustomerNoticesController } from './log/customer-notices.controller';
import { SettleNoticeService } from './log/settle-notice.service';
import { CustomerNoticeRepository } from './sending/customer-notice.repository';
import { NoticeHandler } from './sending/notice.handler';
import { PrepareNoticeService } from './sending/prepare-notice.service';
import { ChangeNoticesService } from './settings/change-notices.service';
import { CustomerChoiceController } from './settings/customer-choice.controller';
import { NoticeSettingsController } from './settings/notice-settings.controller';
import { NoticeSettingsQueries } from './settings/notice-settings.queries';
import { askForNotice } from './asking/ask-for-notice';

@Module({
  imports: [JobsModule, TrackingModule],
  controllers: [CustomerChoiceController, NoticeSettingsController, CustomerNoticesController],
  providers: [
    ChangeNoticesService,
    CustomerNoticeQueries,
    CustomerNoticeRepository,
    DelayWatch,
    NoticeHandler,
    NoticeSettingsQueries,
    PrepareNoticeService,
    SettleNoticeService,
  ],
})
export class CustomerNoticesModule {
  constructor(log: ActivityLog) {
    log.subscribe((tx, { entry, at }) => askForNotice(tx, entry, at));
  }
}
