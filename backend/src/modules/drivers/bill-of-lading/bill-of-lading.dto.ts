import { dto } from '../../../http/input/dto';
import { BillQuery, ClaimQuery } from './bill-of-lading.schema';

export class BillQueryDto extends dto(BillQuery) {}
export class ClaimQueryDto extends dto(ClaimQuery) {}
