import {
  MAX_SERVICE_ACCOUNTS,
  TOKEN_DAYS,
  TOKEN_NAME_MAX,
  TOKEN_STATES,
} from '@dispatch/domain/people/api-tokens';
import { SCOPES } from '@dispatch/domain/people/scopes';
import { z } from 'zod';
import { instant, maybe, recordId } from '../../../http/answers/answer-fields';
import { paging, requiredText, wholeInRange } from '../../../http/input/fields';
import { says } from '../../../http/input/problems';

export const TokenAnswer = z
  .object({
    id: recordId(),
    name: z.string().meta({ example: 'Nightly export' }),
    hint: z.string().meta({ description: 'How the token begins.', example: 'vdt_3f9c01ab' }),
    scopes: z.array(z.enum(SCOPES)),
    ownerId: recordId().describe('The user, or the service account, that it acts for.'),
    ownerName: z.string(),
    state: z
      .enum(TOKEN_STATES)
      .describe('`expiring` within 14 days; `expired` ones are shown for 30 days.'),
    createdAt: instant(),
    expiresAt: instant(),
    lastUsedAt: maybe(instant()).describe('To within five minutes.'),
    lastUsedFrom: maybe(z.string()).describe('The address of that use.'),
  })
  .meta({ id: 'Token', description: 'A token of a program; the secret itself is stored nowhere.' });
export type TokenAnswer = z.output<typeof TokenAnswer>;

export const NewTokenAnswer = z
  .object({
    token: TokenAnswer,
    secret: z.string().meta({
      description: 'To be sent as `Authorization: Bearer <secret>`. Shown only now.',
      example: 'vdt_3f9c01ab…',
    }),
  })
  .meta({ id: 'MadeToken' });
export type NewTokenAnswer = z.output<typeof NewTokenAnswer>;

const scopes = () =>
  z
    .array(z.enum(SCOPES, says('not_one_of', { values: SCOPES.join(', ') })), says('not_list'))
    .min(1, says('list_empty'))
    .max(SCOPES.length, says('list_too_long'))
    .refine((list) => new Set(list).size === list.length, says('doubled_scope'));

export const NewTokenBody = z
  .strictObject({
    name: requiredText(TOKEN_NAME_MAX, 'name_required'),
    scopes: scopes(),
    days: wholeInRange(1, TOKEN_DAYS.max)
      .optional()
      .describe(`Until it expires; ${String(TOKEN_DAYS.default)} unless given.`),
  })
  .meta({
    id: 'NewToken',
    example: { name: 'Nightly export', scopes: ['jobs:read', 'export:read'], days: 90 },
  });

export const TokensQuery = z.strictObject({ ...paging() });

export const ServiceAccountAnswer = z
  .object({ id: recordId(), name: z.string(), createdAt: instant() })
  .meta({
    id: 'ServiceAccount',
    description: `A program that acts in its own name; at most ${String(MAX_SERVICE_ACCOUNTS)}.`,
  });
export type ServiceAccountAnswer = z.output<typeof ServiceAccountAnswer>;

export const NewServiceAccountBody = z
  .strictObject({ name: requiredText(TOKEN_NAME_MAX, 'name_required') })
  .meta({ id: 'NewServiceAccount', example: { name: 'Warehouse system' } });
