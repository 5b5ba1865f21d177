import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';
import { instant, maybe, recordId, version } from '../../../http/answers/answer-fields';

const InvitationAnswer = z
  .object({
    sentAt: instant(),
    expiresAt: instant(),
    failedAt: maybe(instant()).describe('When the mail server refused the e-mail for good.'),
  })
  .meta({ id: 'Invitation', description: 'An invitation that was not accepted.' });

export const UserAnswer = z
  .object({
    id: recordId(),
    name: z.string(),
    email: z.email(),
    role: z.string().meta({
      description: '`admin`, `dispatcher`, `billing`, `viewer` or `driver`.',
      example: 'admin',
    }),
    driverId: maybe(z.int()).describe('The driver record of a user with the role driver.'),
    driverPhone: maybe(z.string()),
    isActive: z.boolean(),
    seesPrices: z
      .boolean()
      .describe('Whether an admin lets a `viewer` see prices; `false` for the other roles.'),
    lastLogin: maybe(instant()),
    invitation: maybe(InvitationAnswer).describe('Null once it was accepted or has ended.'),
    language: maybe(z.enum(LANGUAGES)),
    shortcuts: maybe(z.boolean()).describe(
      'Whether keyboard shortcuts are on; `null` until the person chooses.',
    ),
    createdAt: instant(),
    updatedAt: instant(),
    version: version(),
  })
  .meta({ id: 'User', description: 'A person who signs in.' });
export type UserAnswer = z.output<typeof UserAnswer>;
