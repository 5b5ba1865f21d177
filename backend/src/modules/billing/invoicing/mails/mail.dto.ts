import { dto } from '../../../../http/input/dto';
import { InvoiceMailBody, SentBody, StatementMailBody } from './mail.schema';

export class InvoiceMailDto extends dto(InvoiceMailBody) {}
export class SentDto extends dto(SentBody) {}
export class StatementMailDto extends dto(StatementMailBody) {}
