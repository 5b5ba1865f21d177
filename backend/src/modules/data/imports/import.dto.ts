import { dto } from '../../../http/input/dto';
import {
  ImportColumnsBody,
  ImportFileQuery,
  ImportTemplateQuery,
  ImportsQuery,
  JobImportQuery,
  NewImportQuery,
} from './import.schema';

export class ImportColumnsDto extends dto(ImportColumnsBody) {}
export class ImportFileQueryDto extends dto(ImportFileQuery) {}
export class ImportTemplateQueryDto extends dto(ImportTemplateQuery) {}
export class ImportsQueryDto extends dto(ImportsQuery) {}
export class JobImportQueryDto extends dto(JobImportQuery) {}
export class NewImportQueryDto extends dto(NewImportQuery) {}
