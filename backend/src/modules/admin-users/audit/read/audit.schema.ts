import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';
import { instant, maybe } from '../../../../http/answers/answer-fields';
import {
  oneOf,
  optionalCalendarDate,
  optionalText,
  paging,
  queryId,
  queryText,
} from '../../../../http/input/fields';
import { ACTIONS, RESOURCES } from '../../../base/activity/activity-entry';
import { ActivityAnswer } from '../../../base/activity/activity.schema';

const ADDRESS_MAX = 45;

export const AuditAnswer = ActivityAnswer.extend({
  address: maybe(z.string()).describe('Where the request came from.'),
  userAgent: maybe(z.string()).describe('The name that the program gave itself.'),
  erasedAt: maybe(instant()).describe('When its names and facts were erased.'),
  sealNo: maybe(z.int()).describe('Its number in the chain; null for about a second.'),
  hash: maybe(z.string()).describe('SHA-256 (hex) of that link of the chain.'),
}).meta({ id: 'AuditEntry', description: 'An entry of the log with where it came from.' });
export type AuditAnswer = z.output<typeof AuditAnswer>;

const filters = {
  q: queryText(),
  actorId: queryId().describe('Who did it: the id of a user.'),
  action: oneOf(ACTIONS).optional(),
  resource: oneOf(RESOURCES).optional(),
  resourceId: queryId().describe('Only together with `resource`.'),
  address: optionalText(ADDRESS_MAX).describe('Where requests came from, in full.'),
  from: optionalCalendarDate().describe('First day, company time.'),
  to: optionalCalendarDate().describe('Last day, company time.'),
};

export const AuditQuery = z.strictObject({ ...filters, ...paging() });
export type AuditFilters = Partial<Pick<z.output<typeof AuditQuery>, keyof typeof filters>>;

export const AuditExportQuery = z.strictObject({
  ...filters,
  format: oneOf(['csv', 'jsonl']).optional().describe('CSV unless given.'),
  language: oneOf(LANGUAGES)
    .optional()
    .describe("Of the heads of a CSV file; the caller's own unless given."),
});

const AuditReceiverAnswer = z
  .object({
    name: z.enum(['syslog', 'file']),
    sentNo: z.int().describe('Number of the last entry that it received.'),
    waiting: z.int().describe('Sealed entries that it has not received yet.'),
    failingSince: maybe(instant()).describe('Since when nothing gets through.'),
    lastError: maybe(z.string()),
  })
  .meta({ id: 'AuditReceiver', description: 'Where entries are sent to.' });

export const AuditStateAnswer = z
  .object({
    lastNo: z.int().describe('Number of the last sealed entry; 0 before the first.'),
    lastHash: z.string().describe('SHA-256 (hex) of that link of the chain.'),
    receivers: z.array(AuditReceiverAnswer),
  })
  .meta({ id: 'AuditState', description: 'The chain of the log, and how far it was sent.' });
export type AuditStateAnswer = z.output<typeof AuditStateAnswer>;
