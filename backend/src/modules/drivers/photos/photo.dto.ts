import { dto } from '../../../http/input/dto';
import { NewPhotoQuery } from './photo.schema';

export class NewPhotoQueryDto extends dto(NewPhotoQuery) {}
