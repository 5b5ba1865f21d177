import { dto } from '../../http/input/dto';
import {
  CustomerChangesBody,
  CustomerSearchQuery,
  CustomerUpsertBody,
  CustomersQuery,
  NewCustomerBody,
} from './customer.schema';

export class CustomerChangesDto extends dto(CustomerChangesBody) {}
export class CustomerSearchQueryDto extends dto(CustomerSearchQuery) {}
export class CustomerUpsertDto extends dto(CustomerUpsertBody) {}
export class CustomersQueryDto extends dto(CustomersQuery) {}
export class NewCustomerDto extends dto(NewCustomerBody) {}
