import { DOINGS } from '@dispatch/domain/people/presence';
import { z } from 'zod';
import { instant, recordId } from '../../../http/answers/answer-fields';
import { oneOf } from '../../../http/input/fields';
import { says } from '../../../http/input/problems';

const LARGEST_VIEWER = 2_147_483_647;

export const PresenceBody = z
  .strictObject({
    viewer: z
      .int(says('not_whole_number'))
      .min(1, says('not_positive'))
      .max(LARGEST_VIEWER, says('too_large'))
      .describe('Any number that tells the windows of one person apart.'),
    doing: oneOf([...DOINGS, 'nothing']).describe(
      '`nothing` as soon as the job is no longer shown.',
    ),
  })
  .meta({ id: 'JobPresenceReport', example: { viewer: 48151623, doing: 'editing' } });

export const PresenceAnswer = z
  .object({
    userId: recordId(),
    name: z.string(),
    doing: z.enum(DOINGS),
    since: instant(),
  })
  .meta({ id: 'JobPresence', description: 'Another person who has the job open.' });
export type PresenceAnswer = z.output<typeof PresenceAnswer>;
