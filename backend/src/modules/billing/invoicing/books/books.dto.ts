import { dto } from '../../../../http/input/dto';
import {
  BookAccountsBody,
  BookFilesQuery,
  BookPeriodBody,
  JournalQuery,
  RegisterQuery,
  TaxReportQuery,
} from './books.schema';

export class BookAccountsDto extends dto(BookAccountsBody) {}
export class BookFilesQueryDto extends dto(BookFilesQuery) {}
export class BookPeriodDto extends dto(BookPeriodBody) {}
export class JournalQueryDto extends dto(JournalQuery) {}
export class RegisterQueryDto extends dto(RegisterQuery) {}
export class TaxReportQueryDto extends dto(TaxReportQuery) {}
