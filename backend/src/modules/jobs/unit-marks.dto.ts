import { dto } from '../../http/input/dto';
import { LeaveUnitBody, MoveUnitBody } from './unit-marks.schema';

export class LeaveUnitDto extends dto(LeaveUnitBody) {}
export class MoveUnitDto extends dto(MoveUnitBody) {}
