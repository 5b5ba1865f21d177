import { dto } from '../../../../http/input/dto';
import { AllocationsBody, NewPaymentBody, PaymentsQuery, WriteOffBody } from './payment.schema';

export class AllocationsDto extends dto(AllocationsBody) {}
export class NewPaymentDto extends dto(NewPaymentBody) {}
export class PaymentsQueryDto extends dto(PaymentsQuery) {}
export class WriteOffDto extends dto(WriteOffBody) {}
