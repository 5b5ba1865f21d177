import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs.module';
import { ChangeSeriesService } from './change-series.service';
import { OccurrenceQueries } from './occurrence.queries';
import { RecurringJobQueries } from './recurring-job.queries';
import { RecurringJobsController } from './recurring-jobs.controller';
import { MakeOccurrenceService } from './run/make-occurrence.service';
import { SeriesMaker } from './run/series-maker';
import { SeriesDatesController } from './series-dates.controller';
import { SeriesStore } from './series-store';
import { SettleDateService } from './settle-date.service';

@Module({
  imports: [JobsModule],
  controllers: [RecurringJobsController, SeriesDatesController],
  providers: [
    ChangeSeriesService,
    MakeOccurrenceService,
    OccurrenceQueries,
    RecurringJobQueries,
    SeriesMaker,
    SeriesStore,
    SettleDateService,
  ],
})
export class RecurringJobsModule {}
