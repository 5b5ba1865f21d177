import { z } from 'zod';
import { instant, maybe } from '../../http/answers/answer-fields';
import { queryText } from '../../http/input/fields';

export const BlacklistedAnswer = z
  .object({
    name: z.string(),
    blacklistReason: maybe(z.string()),
    blacklistedAt: maybe(instant()),
    deletedAt: maybe(instant()).meta({ description: 'When the customer was deleted.' }),
  })
  .meta({ id: 'BlacklistedCustomer' });
export type BlacklistedAnswer = z.output<typeof BlacklistedAnswer>;

export const BlacklistedQuery = z.strictObject({
  name: queryText().meta({ description: 'The whole name, whatever the case.' }),
  email: queryText().meta({ description: 'The whole address, whatever the case.' }),
});
