import { dto } from '../../../../http/input/dto';
import { CollectionNotesQuery, NewCollectionNoteBody } from './collection-note.schema';

export class CollectionNotesQueryDto extends dto(CollectionNotesQuery) {}
export class NewCollectionNoteDto extends dto(NewCollectionNoteBody) {}
