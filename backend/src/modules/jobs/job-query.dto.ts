import { dto } from '../../http/input/dto';
import {
  ChosenJobsBody,
  DriverJobsQuery,
  JobActivityQuery,
  JobExportQuery,
  JobListQuery,
} from './job-query.schema';

export class ChosenJobsDto extends dto(ChosenJobsBody) {}
export class DriverJobsQueryDto extends dto(DriverJobsQuery) {}
export class JobActivityQueryDto extends dto(JobActivityQuery) {}
export class JobExportQueryDto extends dto(JobExportQuery) {}
export class JobListQueryDto extends dto(JobListQuery) {}
