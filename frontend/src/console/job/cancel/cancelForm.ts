import { isCancellationReason } from '@dispatch/domain/jobs/cancellation';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { isMoney } from '@dispatch/domain/text/money';
import * as z from '../../../lib/schema';

/** Requires a reason; a charge and a note are optional. */
export const cancelSchema = z.object({
  reason: z
    .string()
    .refine((value): boolean => isCancellationReason(value), 'jobDetails:cancel.choose'),
  dryRunCharge: z.custom<number | null>(
    (value) => value === null || isMoney(value),
    'jobDetails:errors.price',
  ),
  note: z.text(TEXT_MAX.cancellationNote, {}, true),
});

export type CancelValues = z.infer<typeof cancelSchema>;

export const NO_REASON: CancelValues = { reason: '', dryRunCharge: null, note: '' };
