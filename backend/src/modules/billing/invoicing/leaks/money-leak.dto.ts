import { dto } from '../../../../http/input/dto';
import { MoneyLeaksQuery, MoneyLeakTotalsQuery } from './money-leak.schema';

export class MoneyLeaksQueryDto extends dto(MoneyLeaksQuery) {}
export class MoneyLeakTotalsQueryDto extends dto(MoneyLeakTotalsQuery) {}
