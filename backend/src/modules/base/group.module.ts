import { Module } from '@nestjs/common';
import { ActivityModule } from './activity/activity.module';
import { CompanyModule } from './company/company.module';
import { InboxModule } from './inbox/inbox.module';
import { RenamesModule } from './renames/renames.module';

/**
 * The foundation of every group:
 *
 * - `activity`: the history of changes, and the feed that publishes them
 * - `company`: the company's profile and logo
 * - `inbox`: notices for the office
 * - `kept-files`: stored files that rows name
 * - `renames`: updates search words after a rename
 *
 * Its modules are global, and imported here alone. A folder belongs here if several groups need it and it imports no
 * group. A reaction to changes belongs to the group that reacts: it subscribes to `ActivityLog` or `ChangeFeed`.
 */
@Module({ imports: [ActivityModule, CompanyModule, InboxModule, RenamesModule] })
export class BaseGroup {}
