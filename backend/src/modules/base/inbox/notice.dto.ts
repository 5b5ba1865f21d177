import { dto } from '../../../http/input/dto';
import { NoticesQuery, ReadNoticesBody } from './notice.schema';

export class NoticesQueryDto extends dto(NoticesQuery) {}
export class ReadNoticesDto extends dto(ReadNoticesBody) {}
