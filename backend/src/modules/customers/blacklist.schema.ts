import { z } from 'zod';
import { instant, maybe } from '../../http/answers/answer-fields';
import { queryText } from '../../http/input/fields';

export const BlacklistedAnswer = z
  .object({
    name: z.string(),
    blacklistReason: maybe(z.string()),
    blacklistedAt: maybe(instant()),
    deletedAt: maybe(instant()).describe('When the customer was deleted.'),
  })
  .meta({ id: 'BlacklistedCustomer' });
export type BlacklistedAnswer = z.output<typeof BlacklistedAnswer>;

export const BlacklistedQuery = z.strictObject({
  name: queryText().describe('The whole name, whatever the case.'),
  email: queryText().describe('The whole address, whatever the case.'),
});
