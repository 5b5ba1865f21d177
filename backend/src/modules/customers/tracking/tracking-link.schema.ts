import { z } from 'zod';
import { instant, maybe } from '../../../http/answers/answer-fields';
import { flag } from '../../../http/input/fields';

export const LINK_STATES = ['none', 'live', 'expired', 'taken-back'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export const TrackingLinkAnswer = z
  .object({
    state: z.enum(LINK_STATES),
    path: maybe(z.string()).meta({
      description: 'Of the page on this server; null for a link that does not work.',
      example: '/track/q0hVjOZ2m3eGQW8aQkcXJ2yWm1pT6d4n',
    }),
    address: maybe(z.string()).describe(
      'The same with the public address of the product; null where none is set.',
    ),
    madeBy: maybe(z.string()).describe(
      'Name at that time; null if an e-mail to the customer needed it.',
    ),
    createdAt: maybe(instant()),
    expiresAt: maybe(instant()).describe(
      'Thirty days after the delivery; null until the job is delivered.',
    ),
  })
  .meta({
    id: 'TrackingLink',
    description: 'Anyone who has it can follow the job without signing in.',
  });
export type TrackingLinkAnswer = z.output<typeof TrackingLinkAnswer>;

export const NewTrackingLinkBody = z
  .strictObject({
    renew: flag()
      .optional()
      .describe('Makes a new link; the earlier one stops working. Not for drivers.'),
  })
  .meta({ id: 'NewTrackingLink', example: { renew: false } });
