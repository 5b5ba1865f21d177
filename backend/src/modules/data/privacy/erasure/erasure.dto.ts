import { dto } from '../../../../http/input/dto';
import { ErasureBody, ErasuresQuery } from './erasure.schema';

export class ErasureDto extends dto(ErasureBody) {}
export class ErasuresQueryDto extends dto(ErasuresQuery) {}
