import { Module } from '@nestjs/common';
import { ActivityModule } from './activity/activity.module';
import { CompanyModule } from './company/company.module';
import { NoticesModule } from './inbox/notices.module';

/**
 * What every group builds on: the log of changes and the feed of them (`activity`), the company's profile (`company`),
 * files that belong to a row (`kept-files`), the office's notices (`inbox`), and the words of records that contain a
 * name which changed (`renames`).
 *
 * A room belongs here when several groups need it and it needs none of them. What reacts to changes subscribes to
 * `ActivityLog` from its own group.
 */
@Module({
  imports: [ActivityModule, CompanyModule, NoticesModule],
  exports: [ActivityModule],
})
export class BaseGroup {}
