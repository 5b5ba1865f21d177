import { dto } from '../../../http/input/dto';
import { TrackedBillQuery } from './track.schema';

export class TrackedBillQueryDto extends dto(TrackedBillQuery) {}
