import { dto } from '../../../../http/input/dto';
import {
  BillableCustomersQuery,
  BillableJobsQuery,
  CreditNoteBody,
  GatheredInvoiceBody,
  InvoiceChangesBody,
  InvoicesQuery,
  NewInvoiceBody,
} from './invoice-body.schema';

export class BillableCustomersQueryDto extends dto(BillableCustomersQuery) {}
export class BillableJobsQueryDto extends dto(BillableJobsQuery) {}
export class CreditNoteDto extends dto(CreditNoteBody) {}
export class GatheredInvoiceDto extends dto(GatheredInvoiceBody) {}
export class InvoiceChangesDto extends dto(InvoiceChangesBody) {}
export class InvoicesQueryDto extends dto(InvoicesQuery) {}
export class NewInvoiceDto extends dto(NewInvoiceBody) {}
