import { Module } from '@nestjs/common';
import { JobBatchesModule } from './batches/job-batches.module';
import { CancellationsModule } from './cancellations/cancellations.module';
import { JobsModule } from './jobs.module';
import { PresenceModule } from './presence/presence.module';
import { RecurringJobsModule } from './recurring/recurring-jobs.module';
import { SavedViewsModule } from './saved-views/saved-views.module';
import { JobTemplatesModule } from './templates/job-templates.module';

/**
 * Transport jobs. This folder has the routes and shapes of jobs and units.
 *
 * - `batches`: one change of many jobs
 * - `cancellations`: cancelled orders, and their reinstatement
 * - `change`, `units`: all changes of a job and of its units
 * - `duty`: drivers on duty, times of steps, and complete reports
 * - `export`: the spreadsheet
 * - `records`: stored jobs and units
 * - `list`, `read`: lists, and single jobs with their history
 * - `presence`: who has a job open
 * - `recurring`, `templates`: jobs that repeat, and patterns for new ones
 * - `saved-views`: saved filters of lists
 * - `words`: search words
 *
 * Updates from drivers' phones belong to `drivers`, charges and invoices to `billing`, and pages and e-mails for
 * customers to `customers`.
 */
@Module({
  imports: [
    CancellationsModule,
    JobBatchesModule,
    JobTemplatesModule,
    JobsModule,
    PresenceModule,
    RecurringJobsModule,
    SavedViewsModule,
  ],
})
export class JobsGroup {}
