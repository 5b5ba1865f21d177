import { dto } from '../../../../http/input/dto';
import { MoneyLeaksQuery } from './money-leak.schema';

export class MoneyLeaksQueryDto extends dto(MoneyLeaksQuery) {}
