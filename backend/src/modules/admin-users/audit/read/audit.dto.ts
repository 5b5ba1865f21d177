import { dto } from '../../../../http/input/dto';
import { AuditExportQuery, AuditQuery } from './audit.schema';

export class AuditExportQueryDto extends dto(AuditExportQuery) {}
export class AuditQueryDto extends dto(AuditQuery) {}
