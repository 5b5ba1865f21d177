import { Module } from '@nestjs/common';
import { JobBatchesModule } from './batches/job-batches.module';
import { CancellationsModule } from './cancellations/cancellations.module';
import { JobsModule } from './jobs.module';
import { PresenceModule } from './presence/presence.module';
import { RecurringJobsModule } from './recurring/recurring-jobs.module';
import { SavedViewsModule } from './saved-views/saved-views.module';
import { JobTemplatesModule } from './templates/job-templates.module';

/**
 * Transport jobs from the office's side: lists, changes, units and the export (this folder), changes of many jobs
 * (`batches`), `templates`, `recurring` jobs, `cancellations`, who has a job open (`presence`), and `saved-views`.
 *
 * Records that drivers make on the road belong to `drivers`, money to `billing`, and the customers' view to `customers`.
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
