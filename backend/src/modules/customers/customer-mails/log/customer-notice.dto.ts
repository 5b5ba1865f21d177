import { dto } from '../../../../http/input/dto';
import { CustomerNoticesQuery } from './customer-notice.schema';

export class CustomerNoticesQueryDto extends dto(CustomerNoticesQuery) {}
