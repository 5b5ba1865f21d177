import { z } from 'zod';
import { queryText } from '../../../http/input/fields';

/** Unknown parts are empty strings, as the browser's address field shows them. */
export const AddressSuggestion = z
  .object({
    address: z.string().meta({ example: '1200 rue du Commerce' }),
    city: z.string().meta({ example: 'Montréal' }),
    province: z.string().meta({ example: 'QC' }),
    postalCode: z.string().meta({ example: 'H2X 1Y4' }),
    country: z.literal('Canada'),
  })
  .meta({ id: 'AddressSuggestion' });
export type AddressSuggestion = z.output<typeof AddressSuggestion>;

export const AddressSuggestQuery = z.strictObject({ q: queryText() });
