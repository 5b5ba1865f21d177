import { dto } from '../../../../http/input/dto';
import { CustomerBillingBody } from './customer-billing.schema';

export class CustomerBillingDto extends dto(CustomerBillingBody) {}
