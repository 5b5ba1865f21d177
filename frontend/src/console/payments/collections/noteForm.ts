import { TEXT_MAX } from '@dispatch/domain/limits';
import { isMoney } from '@dispatch/domain/text/money';
import type { NewCollectionNote } from '../../../api/generated/endpoints';
import { dateText } from '../../../lib/dateText';
import * as z from '../../../lib/schema';

export const noteSchema = z
  .object({
    text: z
      .text(TEXT_MAX.comment, {}, true)
      .refine((text) => text.trim() !== '', 'collections:errors.text'),
    promisedOn: dateText,
    promisedAmount: z.custom<number | null>(
      (value) => value === null || (isMoney(value) && value > 0),
      'payments:errors.amount',
    ),
  })
  .refine(({ promisedOn, promisedAmount }) => promisedAmount === null || promisedOn !== '', {
    path: ['promisedOn'],
    message: 'collections:errors.day',
  });

export type NoteValues = z.infer<typeof noteSchema>;

export const BLANK_NOTE: NoteValues = { text: '', promisedOn: '', promisedAmount: null };

export function toNote({ text, promisedOn, promisedAmount }: NoteValues): NewCollectionNote {
  return {
    text: text.trim(),
    ...(promisedOn !== '' && { promisedOn, promisedAmount }),
  };
}
