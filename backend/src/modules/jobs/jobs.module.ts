import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module';
import { UsersModule } from '../users/users.module';
import { VehiclesModule } from '../vehicles/vehicles.module';
import { AdvanceJobService } from './advance-job.service';
import { AssignJobService } from './assign-job.service';
import { BillingSummaryQueries } from './billing-summary.queries';
import { ChangeBillingService } from './change-billing.service';
import { ChangeUnitsService } from './change-units.service';
import { CreateJobService } from './create-job.service';
import { DeleteJobService } from './delete-job.service';
import { DeliverJobService } from './deliver-job.service';
import { DriverDuty } from './driver-duty';
import { DriverDutyRepository } from './driver-duty.repository';
import { DriverJobsService } from './driver-jobs.service';
import { EditJobService } from './edit-job.service';
import { ExportJobsService } from './export-jobs.service';
import { FirstVehicle } from './first-vehicle';
import { FoundJobsQueries } from './found-jobs.queries';
import { MatchedJobsQueries } from './matched-jobs.queries';
import { OpenJobsQueries } from './open-jobs.queries';
import { JobChanges } from './job-changes';
import { JobHistoryService } from './job-history.service';
import { JobListQueries } from './job-list.queries';
import { JobLinks } from './job-links';
import { JobListsController } from './job-lists.controller';
import { JobSearchModule } from './job-search.module';
import { JobTexts } from './job-texts';
import { JobTotalsQueries } from './job-totals.queries';
import { JobUnitRepository } from './job-unit.repository';
import { JobUnitsController } from './job-units.controller';
import { JobQueries } from './job.queries';
import { JobRepository } from './job.repository';
import { JobsController } from './jobs.controller';
import { ListJobsService } from './list-jobs.service';
import { UnassignJobService } from './unassign-job.service';
import { UnitVehicle } from './unit-vehicle';
import { UpdateJobService } from './update-job.service';

@Module({
  imports: [ActivityModule, JobSearchModule, UsersModule, VehiclesModule],
  controllers: [JobListsController, JobsController, JobUnitsController],
  providers: [
    AdvanceJobService,
    AssignJobService,
    BillingSummaryQueries,
    ChangeBillingService,
    ChangeUnitsService,
    CreateJobService,
    DeleteJobService,
    DeliverJobService,
    DriverDuty,
    DriverDutyRepository,
    DriverJobsService,
    EditJobService,
    ExportJobsService,
    FirstVehicle,
    FoundJobsQueries,
    MatchedJobsQueries,
    OpenJobsQueries,
    JobChanges,
    JobHistoryService,
    JobLinks,
    JobListQueries,
    JobQueries,
    JobRepository,
    JobTexts,
    JobTotalsQueries,
    JobUnitRepository,
    ListJobsService,
    UnassignJobService,
    UnitVehicle,
    UpdateJobService,
  ],
  exports: [AdvanceJobService, DeliverJobService, JobQueries, JobRepository],
})
export class JobsModule {}
