import { Module } from '@nestjs/common';
import { RenamedWords } from '../base/renames/renamed-words';
import { VehiclesModule } from '../vehicles/vehicles.module';
import { RebookLeftUnitsService } from './units/rebook-left-units.service';
import { ReportUnitService } from './units/report-unit.service';
import { UnitReportRepository } from './units/unit-report.repository';
import { ChangeUnitsService } from './units/change-units.service';
import { CreateJobService } from './change/create-job.service';
import { DriverDuty } from './duty/driver-duty';
import { ExportJobsService } from './export/export-jobs.service';
import { FirstVehicle } from './change/first-vehicle';
import { JobWalkQueries } from './export/job-walk.queries';
import { SearchedJobsQueries } from './list/searched-jobs.queries';
import { JobChanges } from './change/job-changes';
import { JobHistoryService } from './read/job-history.service';
import { JobListQueries } from './list/job-list.queries';
import { JobLinks } from './change/job-links';
import { JobListsController } from './job-lists.controller';
import { JobWords } from './words/job-words';
import { JobJsonList } from './list/job-json-list';
import { JobTotalsQueries } from './list/job-totals.queries';
import { JobUnitRepository } from './records/job-unit.repository';
import { JobUnitsController } from './job-units.controller';
import { JobQueries } from './read/job.queries';
import { JobRepository } from './records/job.repository';
import { JobsController } from './jobs.controller';
import { ListJobsService } from './list/list-jobs.service';
import { MoveUnitService } from './units/move-unit.service';
import { MarkUnitService } from './units/mark-unit.service';
import { RestoreJob } from './change/restore-job';
import { ReportCompletion } from './duty/report-completion';
import { UndoJobService } from './change/undo-job.service';
import { UnitMarks } from './change/unit-marks';
import { UnitVehicle } from './records/unit-vehicle';
import { ChangeJobService } from './change/change-job.service';

const PARTS = [
  ChangeJobService,
  ChangeUnitsService,
  MarkUnitService,
  CreateJobService,
  DriverDuty,
  ExportJobsService,
  FirstVehicle,
  JobChanges,
  JobHistoryService,
  JobJsonList,
  JobLinks,
  JobListQueries,
  JobQueries,
  JobRepository,
  JobTotalsQueries,
  JobUnitRepository,
  JobWalkQueries,
  JobWords,
  ListJobsService,
  MoveUnitService,
  RebookLeftUnitsService,
  ReportCompletion,
  ReportUnitService,
  RestoreJob,
  SearchedJobsQueries,
  UndoJobService,
  UnitMarks,
  UnitReportRepository,
  UnitVehicle,
];

@Module({
  imports: [VehiclesModule],
  controllers: [JobListsController, JobsController, JobUnitsController],
  providers: PARTS,
  exports: PARTS,
})
export class JobsModule {
  constructor(renamed: RenamedWords, words: JobWords) {
    renamed.follow('jobs', (...part) => words.refreshPart(...part));
  }
}
