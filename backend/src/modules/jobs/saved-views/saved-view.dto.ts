import { dto } from '../../../http/input/dto';
import { NewSavedViewBody, SavedViewChangesBody } from './saved-view.schema';

export class NewSavedViewDto extends dto(NewSavedViewBody) {}
export class SavedViewChangesDto extends dto(SavedViewChangesBody) {}
