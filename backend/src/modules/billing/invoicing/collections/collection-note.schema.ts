import { TEXT_MAX } from '@dispatch/domain/limits';
import { z } from 'zod';
import {
  calendarDate,
  instant,
  maybe,
  money,
  recordId,
} from '../../../../http/answers/answer-fields';
import {
  optionalCalendarDate,
  optionalMoney,
  paging,
  requiredText,
} from '../../../../http/input/fields';
import { says } from '../../../../http/input/problems';

export const CollectionNoteAnswer = z
  .object({
    id: recordId(),
    authorId: recordId(),
    author: z.string().describe('The name at that time.'),
    text: z.string(),
    promisedOn: maybe(calendarDate()).describe('The date by which the customer promised to pay.'),
    promisedAmount: maybe(money()).describe('Null for the whole balance.'),
    createdAt: instant(),
  })
  .meta({ id: 'CollectionNote', description: 'What a customer said about an unpaid balance.' });
export type CollectionNoteAnswer = z.output<typeof CollectionNoteAnswer>;

export const CollectionNotesQuery = z.strictObject({
  limit: paging().limit,
  offset: paging().offset,
});

export const NewCollectionNoteBody = z
  .strictObject({
    text: requiredText(TEXT_MAX.comment, 'required', { multiline: true }),
    promisedOn: optionalCalendarDate(),
    promisedAmount: optionalMoney().refine((cents) => cents !== 0, says('no_amount')),
  })
  .refine(({ promisedOn, promisedAmount }) => promisedAmount == null || promisedOn != null, {
    message: says('required'),
    path: ['promisedOn'],
  })
  .meta({
    id: 'NewCollectionNote',
    description: 'A note with `promisedOn` is a promise to pay.',
    example: { text: 'Louise pays on Friday.', promisedOn: '2026-04-03', promisedAmount: 1250.5 },
  });
