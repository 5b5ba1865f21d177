import { dto } from '../../../http/input/dto';
import { NewCommentBody } from './comment.schema';

export class NewCommentDto extends dto(NewCommentBody) {}
