import { PERSON_KINDS } from '@dispatch/domain/privacy/person';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';
import { maybe, recordId } from '../../../../http/answers/answer-fields';
import { oneOf, queryText } from '../../../../http/input/fields';

const person = () => ({
  kind: z.enum(PERSON_KINDS),
  id: recordId().describe('Of the user, driver or customer; for a contact, of the customer.'),
  name: z.string(),
});

export const FoundPersonAnswer = z
  .object({
    ...person(),
    detail: maybe(z.string()).describe('The e-mail; for a contact, the name of the customer.'),
    isDeleted: z.boolean(),
  })
  .meta({ id: 'FoundPerson', description: 'A person with stored records.' });
export type FoundPersonAnswer = z.output<typeof FoundPersonAnswer>;

export const PersonAnswer = z
  .object({
    ...person(),
    canSignIn: z.boolean().describe('An active account cannot be erased.'),
    openJobs: z.int(),
    openInvoices: z.int().describe('Drafts, and invoices on which something is owed.'),
    erasedNumber: maybe(z.int()).describe('The number, once the person is erased.'),
  })
  .meta({
    id: 'PrivacyPerson',
    description: 'A person, and the obstacles to their erasure.',
  });
export type PersonAnswer = z.output<typeof PersonAnswer>;

export const PeopleQuery = z.strictObject({ q: queryText() });

export const EXPORT_FORMATS = ['json', 'pdf'] as const;

export const PersonExportQuery = z.strictObject({
  format: oneOf(EXPORT_FORMATS).optional().describe('JSON unless given.'),
  language: oneOf(LANGUAGES).optional().describe("Of the PDF; the caller's own unless given."),
});

/** The content of a JSON export. */
export const PERSON_FILE = {
  type: 'object',
  required: ['about', 'madeAt', 'person', 'records'],
  properties: {
    about: { type: 'string', description: 'What this file is.' },
    madeAt: { type: 'string', format: 'date-time' },
    person: {
      type: 'object',
      required: ['kind', 'id', 'name'],
      properties: {
        kind: { type: 'string', enum: [...PERSON_KINDS] },
        id: { type: 'integer' },
        name: { type: 'string' },
      },
    },
    records: {
      type: 'object',
      description: 'By table.',
      additionalProperties: {
        type: 'array',
        items: { type: 'object', additionalProperties: true },
      },
    },
  },
};
