import { dto } from '../../http/input/dto';
import { BillingBody, BillingSummaryQuery } from './billing.schema';

export class BillingDto extends dto(BillingBody) {}
export class BillingSummaryQueryDto extends dto(BillingSummaryQuery) {}
