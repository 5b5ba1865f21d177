import { dto } from '../../../../http/input/dto';
import { NewCollectionNoteBody } from './collection-note.schema';

export class NewCollectionNoteDto extends dto(NewCollectionNoteBody) {}
