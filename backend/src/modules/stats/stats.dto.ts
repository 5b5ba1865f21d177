import { dto } from '../../http/input/dto';
import { DaysQuery } from './stats.schema';

export class DaysQueryDto extends dto(DaysQuery) {}
