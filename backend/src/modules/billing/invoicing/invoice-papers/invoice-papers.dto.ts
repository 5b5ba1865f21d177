import { dto } from '../../../../http/input/dto';
import { InvoiceArchiveQuery, StatementQuery } from './invoice-papers.schema';

export class InvoiceArchiveQueryDto extends dto(InvoiceArchiveQuery) {}
export class StatementQueryDto extends dto(StatementQuery) {}
