import { dto } from '../../../../http/input/dto';
import { ChargeChangesBody, NewChargeBody } from './charge.schema';

export class ChargeChangesDto extends dto(ChargeChangesBody) {}
export class NewChargeDto extends dto(NewChargeBody) {}
