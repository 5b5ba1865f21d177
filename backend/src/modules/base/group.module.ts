import { Module } from '@nestjs/common';
import { ActivityModule } from './activity/activity.module';
import { CompanyModule } from './company/company.module';
import { NoticesModule } from './inbox/notices.module';

/**
 * Services for every group: the activity log and its feed of changes (`activity`), the company's profile (`company`),
 * files that belong to a row (`kept-files`), the office's notices (`inbox`), and the words of records that contain a
 * name which changed (`renames`).
 *
 * A folder belongs here when several groups need it and it needs none of them. Reactions to changes belong to other
 * groups, which subscribe to `ActivityLog`.
 */
@Module({
  imports: [ActivityModule, CompanyModule, NoticesModule],
  exports: [ActivityModule],
})
export class BaseGroup {}
