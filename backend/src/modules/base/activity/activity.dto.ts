import { dto } from '../../../http/input/dto';
import { ActivityQuery } from './activity.schema';

export class ActivityQueryDto extends dto(ActivityQuery) {}
