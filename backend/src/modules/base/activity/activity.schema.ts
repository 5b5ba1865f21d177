import { z } from 'zod';
import { instant, maybe, recordId } from '../../../http/answers/answer-fields';
import { oneOf, paging, queryId } from '../../../http/input/fields';
import { ACTIONS, RESOURCES } from './activity-entry';

const facts = () => maybe(z.record(z.string(), z.unknown()));

export const ActivityAnswer = z
  .object({
    id: recordId(),
    at: instant(),
    actorId: maybe(z.int()),
    actorName: maybe(z.string()),
    action: z.enum(ACTIONS),
    resource: z.enum(RESOURCES),
    resourceId: maybe(z.int()),
    before: facts(),
    after: facts(),
    people: z
      .array(
        z
          .object({ resource: z.enum(['customer', 'driver']), id: recordId(), name: z.string() })
          .meta({ id: 'ActivityPerson' }),
      )
      .describe('Whom the ids in `before` and `after` name.'),
    requestId: maybe(z.string()),
    tappedAt: maybe(instant()).describe('When the driver tapped what a phone sent later.'),
  })
  .meta({ id: 'ActivityEntry', description: 'Who did what to which record, and when.' });
export type ActivityAnswer = z.output<typeof ActivityAnswer>;

export const ActivityQuery = z.strictObject({
  ...paging(),
  resource: oneOf(RESOURCES).optional(),
  resourceId: queryId(),
});
