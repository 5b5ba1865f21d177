import { dto } from '../../../http/input/dto';
import {
  JobTemplateChangesBody,
  JobTemplatesQuery,
  NewJobTemplateBody,
} from './job-template.schema';

export class JobTemplateChangesDto extends dto(JobTemplateChangesBody) {}
export class JobTemplatesQueryDto extends dto(JobTemplatesQuery) {}
export class NewJobTemplateDto extends dto(NewJobTemplateBody) {}
