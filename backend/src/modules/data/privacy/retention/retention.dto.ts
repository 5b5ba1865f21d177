import { dto } from '../../../../http/input/dto';
import { PreviewQuery, RetentionBody } from './retention.schema';

export class PreviewQueryDto extends dto(PreviewQuery) {}
export class RetentionDto extends dto(RetentionBody) {}
