import { TEXT_MAX } from '@dispatch/domain/limits';
import {
  ALL_ERASURE_REASONS,
  ERASURE_REASONS,
  PERSON_KINDS,
} from '@dispatch/domain/privacy/person';
import { z } from 'zod';
import { instant, maybe, recordId } from '../../../../http/answers/answer-fields';
import { INVALID_ID, oneOf, paging, requiredText } from '../../../../http/input/fields';

/** The kind in the path; an unknown kind is an invalid id. */
export const pathKind = z.enum(PERSON_KINDS, INVALID_ID);

export const ErasureBody = z
  .strictObject({
    name: requiredText(TEXT_MAX.name).describe(
      'The name of the person, typed as a confirmation; case and accents do not count.',
    ),
    reason: oneOf(ERASURE_REASONS).describe(
      '`asked`: the person asked for it. `purpose-over`: what the data were kept for is over. `collected-wrongly`: they should not have been kept.',
    ),
  })
  .meta({ id: 'NewErasure', example: { name: 'Sam Driver', reason: 'asked' } });

/** Data that the law requires to keep. Every erasure lists it, so that users know its limits. */
export const KEPT_BY_LAW = ['issued-invoices', 'sealed-signatures', 'jobs-and-money'] as const;

export const ErasureAnswer = z
  .object({
    id: recordId().meta({
      description: 'Stands in place of the name, as in `Erased person 17`.',
      example: 17,
    }),
    kind: z.enum(['user', 'customer', 'contact']),
    recordId: recordId(),
    driverId: maybe(z.int()),
    reason: z.enum(ALL_ERASURE_REASONS),
    requestedAt: instant(),
    requestedBy: maybe(z.string()).describe('Null where the time to keep the record was over.'),
    finishedAt: maybe(instant()).describe('Null while other records are still gone through.'),
    changedRows: z.int().describe('How many other rows named the person so far.'),
    kept: z
      .array(z.enum(KEPT_BY_LAW))
      .describe(
        'Records that the law keeps with the name until their retention ends: issued invoices with their PDFs, and sealed reports. Jobs and money stay without the name.',
      ),
  })
  .meta({ id: 'Erasure', description: 'A person who was erased; nothing here names them.' });
export type ErasureAnswer = z.output<typeof ErasureAnswer>;

export const ErasuresQuery = z.strictObject({ ...paging() });
