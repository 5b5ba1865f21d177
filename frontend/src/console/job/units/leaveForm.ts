import { asksForNote, isLeftReason } from '@dispatch/domain/jobs/unit-state';
import { TEXT_MAX } from '@dispatch/domain/limits';
import * as z from '../../../lib/schema';

/** Requires a reason, and a note for reasons that need one. */
export const leaveSchema = z
  .object({
    reason: z.string().refine((value): boolean => isLeftReason(value), 'jobDetails:left.choose'),
    note: z.text(TEXT_MAX.leftNote, {}, true),
  })
  .refine(
    ({ reason, note }): boolean =>
      !isLeftReason(reason) || !asksForNote(reason) || note.trim() !== '',
    { message: 'jobDetails:left.noteNeeded', path: ['note'] },
  );

export type LeaveValues = z.infer<typeof leaveSchema>;
