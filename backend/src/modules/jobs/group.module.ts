import { Module } from '@nestjs/common';
import { BatchVerbs } from './batches/batch-verbs';
import { ChangeManyService } from './batches/change-many.service';
import { ColleaguesController } from './colleagues/colleagues.controller';
import { CommentsController } from './comments/comments.controller';
import { CommentsService } from './comments/comments.service';
import { JobBatchesController } from './batches/job-batches.controller';
import { CancellationsController } from './cancellations/cancellations.controller';
import { CancellationsService } from './cancellations/cancellations.service';
import { CancelledJobsQueries } from './cancellations/cancelled-jobs.queries';
import { JobsModule } from './jobs.module';
import { PresenceController } from './presence/presence.controller';
import { PresenceService } from './presence/presence.service';
import { ChangeSeriesService } from './recurring/change-series.service';
import { OccurrenceQueries } from './recurring/occurrence.queries';
import { RecurringJobQueries } from './recurring/recurring-job.queries';
import { RecurringJobsController } from './recurring/recurring-jobs.controller';
import { MakeOccurrenceService } from './recurring/run/make-occurrence.service';
import { SeriesMaker } from './recurring/run/series-maker';
import { SeriesDatesController } from './recurring/series-dates.controller';
import { SeriesStore } from './recurring/series-store';
import { SettleDateService } from './recurring/settle-date.service';
import { SavedViewsController } from './saved-views/saved-views.controller';
import { SavedViewsService } from './saved-views/saved-views.service';
import { ChangeTemplateService } from './templates/change-template.service';
import { JobTemplateQueries } from './templates/job-template.queries';
import { JobTemplatesController } from './templates/job-templates.controller';

/**
 * Transport jobs. This folder has the routes and shapes of jobs and units.
 *
 * - `batches`: one change of many jobs
 * - `cancellations`: cancelled orders, and their reinstatement
 * - `colleagues`, `comments`: who looks after a job, and what the office says about it
 * - `change`, `units`: all changes of a job and of its units
 * - `duty`: drivers on duty, times of steps, and complete reports
 * - `export`: the spreadsheet
 * - `list`, `read`: lists, and single jobs with their history
 * - `records`: stored jobs and units
 * - `presence`: who has a job open
 * - `recurring`, `templates`: jobs that repeat, and patterns for new ones
 * - `saved-views`: saved filters of lists
 * - `words`: search words
 *
 * Updates from drivers' phones belong to `drivers`, charges and invoices to `billing`, and pages and e-mails for
 * customers to `customers`.
 */
@Module({
  imports: [JobsModule],
  controllers: [
    CancellationsController,
    ColleaguesController,
    CommentsController,
    JobBatchesController,
    JobTemplatesController,
    PresenceController,
    SavedViewsController,
    RecurringJobsController,
    SeriesDatesController,
  ],
  providers: [
    BatchVerbs,
    CancellationsService,
    CancelledJobsQueries,
    ChangeManyService,
    ChangeSeriesService,
    ChangeTemplateService,
    CommentsService,
    JobTemplateQueries,
    MakeOccurrenceService,
    OccurrenceQueries,
    PresenceService,
    RecurringJobQueries,
    SavedViewsService,
    SeriesMaker,
    SeriesStore,
    SettleDateService,
  ],
})
export class JobsGroup {}
