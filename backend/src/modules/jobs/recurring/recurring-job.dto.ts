import { dto } from '../../../http/input/dto';
import {
  NewRecurringJobBody,
  OccurrencesQuery,
  PreviewBody,
  RecurringJobChangesBody,
  RecurringJobsQuery,
  SeriesDateBody,
} from './recurring-job.schema';

export class NewRecurringJobDto extends dto(NewRecurringJobBody) {}
export class OccurrencesQueryDto extends dto(OccurrencesQuery) {}
export class PreviewDto extends dto(PreviewBody) {}
export class RecurringJobChangesDto extends dto(RecurringJobChangesBody) {}
export class RecurringJobsQueryDto extends dto(RecurringJobsQuery) {}
export class SeriesDateDto extends dto(SeriesDateBody) {}
