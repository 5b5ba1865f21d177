import { dto } from '../../../../http/input/dto';
import { ImportRowBody, ImportRowsQuery } from './import-row.schema';

export class ImportRowDto extends dto(ImportRowBody) {}
export class ImportRowsQueryDto extends dto(ImportRowsQuery) {}
