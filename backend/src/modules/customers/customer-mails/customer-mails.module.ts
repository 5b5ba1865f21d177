import { Module } from '@nestjs/common';
import { ActivityLog } from '../../base/activity/activity-log';
import { JobsModule } from '../../jobs/jobs.module';
import { TrackingModule } from '../tracking/tracking.module';
import { DelayWatch } from './asking/delay-watch';
import { CustomerNoticeQueries } from './log/customer-notice.queries';
import { CustomerNoticesController } from './log/customer-notices.controller';
import { SettleCustomerMailService } from './log/settle-customer-mail.service';
import { CustomerNoticeRepository } from './sending/customer-notice.repository';
import { CustomerMailHandler } from './sending/customer-mail.handler';
import { PrepareCustomerMailService } from './sending/prepare-customer-mail.service';
import { ChangeCustomerMailsService } from './settings/change-customer-mails.service';
import { CustomerChoiceController } from './settings/customer-choice.controller';
import { NoticeSettingsController } from './settings/notice-settings.controller';
import { CustomerMailSettingsQueries } from './settings/customer-mail-settings.queries';
import { askForNotice } from './asking/ask-for-notice';

@Module({
  imports: [JobsModule, TrackingModule],
  controllers: [CustomerChoiceController, NoticeSettingsController, CustomerNoticesController],
  providers: [
    ChangeCustomerMailsService,
    CustomerNoticeQueries,
    CustomerNoticeRepository,
    DelayWatch,
    CustomerMailHandler,
    CustomerMailSettingsQueries,
    PrepareCustomerMailService,
    SettleCustomerMailService,
  ],
})
export class CustomerMailsModule {
  constructor(log: ActivityLog) {
    log.subscribe((tx, { entry, at }) => askForNotice(tx, entry, at));
  }
}
