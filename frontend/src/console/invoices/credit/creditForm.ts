import { TEXT_MAX } from '@dispatch/domain/limits';
import type { CreditableInvoice } from '@dispatch/domain/invoices/credit-note';
import { isMoney } from '@dispatch/domain/text/money';
import type { NewCreditNote } from '../../../api/generated/endpoints';
import * as z from '../../../lib/schema';

export const CREDIT_EXTENTS = ['whole', 'lines'] as const;

const line = z
  .object({
    lineId: z.number(),
    isOn: z.boolean(),
    amount: z.custom<number | null>((value) => value === null || typeof value === 'number'),
  })
  .refine(
    ({ isOn, amount }) => !isOn || (amount !== null && amount !== 0 && isMoney(Math.abs(amount))),
    {
      path: ['amount'],
      message: 'invoice:errors.amount',
    },
  );

export const creditSchema = z
  .object({
    extent: z.enum(CREDIT_EXTENTS),
    reason: z
      .text(TEXT_MAX.invoiceNote, {}, true)
      .refine((value) => value.trim() !== '', 'invoice:errors.reason'),
    lines: z.array(line),
  })
  .refine(({ extent, lines }) => extent === 'whole' || lines.some(({ isOn }) => isOn), {
    path: ['lines', 0, 'isOn'],
    message: 'invoice:errors.noLine',
  });

export type CreditValues = z.infer<typeof creditSchema>;

export function creditValues({ lines }: CreditableInvoice): CreditValues {
  return {
    extent: 'whole',
    reason: '',
    lines: lines.map(({ id }) => ({ lineId: id, isOn: false, amount: null })),
  };
}

export function toCreditNote({ extent, reason, lines }: CreditValues): NewCreditNote {
  return {
    reason: reason.trim(),
    ...(extent === 'lines' && {
      lines: lines.flatMap(({ lineId, isOn, amount }) =>
        isOn && amount ? [{ lineId, amount }] : [],
      ),
    }),
  };
}
