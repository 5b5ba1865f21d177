import { TEXT_MAX } from '@dispatch/domain/limits';
import { isMoney } from '@dispatch/domain/text/money';
import type { Invoice } from '../../../api/invoicing/invoices';
import type { NewCreditNote } from '../../../api/generated/endpoints';
import * as z from '../../../lib/schema';

export const CREDIT_EXTENTS = ['whole', 'lines'] as const;

export const creditSchema = z
  .object({
    extent: z.enum(CREDIT_EXTENTS),
    reason: z
      .text(TEXT_MAX.invoiceNote, {}, true)
      .refine((value) => value.trim() !== '', 'invoice:errors.reason'),
    lines: z.array(
      z.object({
        lineId: z.number(),
        amount: z.custom<number | null>(
          (value) => value === null || (typeof value === 'number' && isMoney(Math.abs(value))),
          'invoice:errors.amount',
        ),
      }),
    ),
  })
  .refine(({ extent, lines }) => extent === 'whole' || lines.some(({ amount }) => amount), {
    path: ['lines', 0, 'amount'],
    message: 'invoice:errors.noLine',
  });

export type CreditValues = z.infer<typeof creditSchema>;

export function creditValues({ lines }: Invoice): CreditValues {
  return {
    extent: 'whole',
    reason: '',
    lines: lines.flatMap(({ id }) => (id === null ? [] : [{ lineId: id, amount: null }])),
  };
}

export function toCreditNote({ extent, reason, lines }: CreditValues): NewCreditNote {
  return {
    reason: reason.trim(),
    ...(extent === 'lines' && {
      lines: lines.flatMap(({ lineId, amount }) => (amount ? [{ lineId, amount }] : [])),
    }),
  };
}
