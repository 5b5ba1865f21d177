import { PAYMENT_METHODS } from '@dispatch/domain/invoices/payment';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { isMoney } from '@dispatch/domain/text/money';
import { trimmed } from '@dispatch/domain/text/text';
import type { NewPayment } from '../../../api/invoicing/payments';
import { dateText } from '../../../lib/dateText';
import * as z from '../../../lib/schema';
import { leftOver } from './applied';

const part = z.object({
  invoiceId: z.number(),
  amount: z.custom<number | null>(
    (value) => value === null || isMoney(value),
    'payments:errors.amount',
  ),
});

export const paymentSchema = z
  .object({
    customerId: z.custom<number | null>(
      (value) => typeof value === 'number',
      'payments:errors.customer',
    ),
    paidOn: dateText.refine((value) => value !== '', 'payments:errors.date'),
    amount: z.custom<number | null>(
      (value) => isMoney(value) && value > 0,
      'payments:errors.amount',
    ),
    method: z.enum(PAYMENT_METHODS),
    reference: z.text(TEXT_MAX.poNumber),
    note: z.text(TEXT_MAX.cancellationNote, {}, true),
    parts: z.array(part),
  })
  .refine(
    ({ amount, parts }) =>
      leftOver(
        amount,
        parts.map((each) => each.amount),
      ) >= 0,
    {
      path: ['amount'],
      message: 'payments:errors.tooMuch',
    },
  );

export type PaymentValues = z.infer<typeof paymentSchema>;

/** The credit of a payment as the amount, and its allocation to invoices. */
export const creditSchema = z
  .object({ amount: z.number().nullable(), parts: z.array(part) })
  .refine(
    ({ amount, parts }) =>
      leftOver(
        amount,
        parts.map((each) => each.amount),
      ) >= 0,
    {
      path: ['parts', 0, 'amount'],
      message: 'payments:errors.tooMuch',
    },
  )
  .refine(({ parts }) => parts.some(({ amount }) => amount), {
    path: ['parts', 0, 'amount'],
    message: 'payments:errors.nothing',
  });

export type CreditValues = z.infer<typeof creditSchema>;

/** The allocations of the request body. */
export function toAllocations(parts: PaymentValues['parts']) {
  return parts.flatMap(({ invoiceId, amount }) => (amount ? [{ invoiceId, amount }] : []));
}

export function toPayment(values: PaymentValues): NewPayment {
  const { customerId, amount } = values as Pick<NewPayment, 'customerId' | 'amount'>; // the schema asks for both
  return {
    customerId,
    paidOn: values.paidOn,
    amount,
    method: values.method,
    reference: trimmed(values.reference),
    note: trimmed(values.note),
    allocations: toAllocations(values.parts),
  };
}
