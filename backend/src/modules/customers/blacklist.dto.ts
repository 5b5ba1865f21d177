import { dto } from '../../http/input/dto';
import { BlacklistedQuery } from './blacklist.schema';

export class BlacklistedQueryDto extends dto(BlacklistedQuery) {}
