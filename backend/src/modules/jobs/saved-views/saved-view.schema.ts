import { SAVED_VIEW_LISTS, SAVED_VIEW_MAX } from '@dispatch/domain/people/saved-views';
import { z } from 'zod';
import { instant, recordId, version } from '../../../http/answers/answer-fields';
import { oneOf, optionalText, requiredText } from '../../../http/input/fields';

export const SavedViewAnswer = z
  .object({
    id: recordId(),
    list: z.enum(SAVED_VIEW_LISTS),
    name: z.string().meta({ example: 'Montréal, in transit' }),
    query: z.string().meta({
      description: 'Search, filters and order as the address of the list writes them.',
      example: 'q=montreal&status=in-transit',
    }),
    createdAt: instant(),
    updatedAt: instant(),
    version: version(),
  })
  .meta({ id: 'SavedView', description: 'A saved view of a list, of one person.' });
export type SavedViewAnswer = z.output<typeof SavedViewAnswer>;

const name = () => requiredText(SAVED_VIEW_MAX.name, 'name_required');
/** An empty query is a valid view. */
const query = () => optionalText(SAVED_VIEW_MAX.query);

const EXAMPLE = { name: 'Montréal, in transit', query: 'q=montreal&status=in-transit' };

export const NewSavedViewBody = z
  .strictObject({ list: oneOf(SAVED_VIEW_LISTS), name: name(), query: query() })
  .meta({ id: 'NewSavedView', example: { list: 'active-jobs', ...EXAMPLE } });

export const SavedViewChangesBody = z
  .strictObject({ name: name().optional(), query: query() })
  .meta({
    id: 'SavedViewChanges',
    description: 'Only the sent fields change.',
    example: EXAMPLE,
  });
