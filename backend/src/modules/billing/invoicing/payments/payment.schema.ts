import { TEXT_MAX } from '@dispatch/domain/limits';
import { LEDGER_METHODS, PAYMENT_METHODS } from '@dispatch/domain/invoices/payment';
import { z } from 'zod';
import {
  calendarDate,
  instant,
  maybe,
  money,
  recordId,
  version,
} from '../../../../http/answers/answer-fields';
import {
  id,
  oneOf,
  optionalCalendarDate,
  optionalText,
  paging,
  queryId,
  requiredCalendarDate,
  requiredMoney,
} from '../../../../http/input/fields';
import { says } from '../../../../http/input/problems';

const AllocationAnswer = z
  .object({ invoiceId: recordId(), reference: z.string(), amount: money() })
  .meta({ id: 'PaymentAllocation' });

export const PaymentAnswer = z
  .object({
    id: recordId(),
    customerId: recordId(),
    customerName: z.string(),
    paidOn: calendarDate(),
    amount: money().describe('Below 0 for a counter-entry.'),
    unapplied: money().describe('The amount applied to no invoice: the customer’s credit.'),
    method: z
      .enum(LEDGER_METHODS)
      .describe('`write-off` where no money came in, but the company gave up the rest.'),
    reference: maybe(z.string()).meta({ example: 'Cheque 1042' }),
    note: maybe(z.string()),
    allocations: z.array(AllocationAnswer),
    undoesId: maybe(recordId()).describe('The payment that a counter-entry reverses.'),
    undoneById: maybe(recordId()).describe('The counter-entry that reversed it.'),
    takenBy: z.string(),
    createdAt: instant(),
    version: version(),
  })
  .meta({ id: 'Payment', description: 'Money that came in; amounts are in dollars.' });
export type PaymentAnswer = z.output<typeof PaymentAnswer>;

const allocations = () =>
  z
    .array(z.strictObject({ invoiceId: id(), amount: requiredMoney() }), says('not_list'))
    .max(200, says('list_too_long'));

export const NewPaymentBody = z
  .strictObject({
    customerId: id(),
    paidOn: requiredCalendarDate(),
    amount: requiredMoney()
      .refine((cents) => cents > 0, says('no_amount'))
      .meta({ minimum: 0.01, maximum: 9_999_999.99, example: 1250.5 }),
    method: oneOf(PAYMENT_METHODS),
    reference: optionalText(TEXT_MAX.poNumber),
    note: optionalText(TEXT_MAX.cancellationNote, { multiline: true }),
    allocations: allocations()
      .optional()
      .describe('The rest stays the customer’s credit. The oldest due first unless given.'),
  })
  .meta({
    id: 'NewPayment',
    example: {
      customerId: 12,
      paidOn: '2026-03-31',
      amount: 1250.5,
      method: 'cheque',
      reference: 'Cheque 1042',
      allocations: [{ invoiceId: 7, amount: 1250.5 }],
    },
  });

export const AllocationsBody = z
  .strictObject({ allocations: allocations().min(1, says('list_empty')) })
  .meta({ id: 'NewAllocations', example: { allocations: [{ invoiceId: 7, amount: 100 }] } });

export const WriteOffBody = z
  .strictObject({ note: optionalText(TEXT_MAX.cancellationNote, { multiline: true }) })
  .meta({ id: 'NewWriteOff', example: { note: 'Five cents short' } });

export const PaymentsQuery = z.strictObject({
  ...paging(),
  customerId: queryId(),
  invoiceId: queryId(),
  from: optionalCalendarDate(),
  to: optionalCalendarDate(),
});

/** A customer's balance by age. */
export const ReceivableAnswer = z
  .object({
    customerId: recordId(),
    customerName: z.string(),
    phone: maybe(z.string()),
    email: maybe(z.string()).describe('Where invoices and reminders go.'),
    statementEmail: maybe(z.string()).describe('Where statements go.'),
    current: money().describe('Not due yet.'),
    days1To30: money(),
    days31To60: money(),
    days61To90: money(),
    over90: money(),
    balance: money().describe('The sum of the five.'),
    credit: money().describe('Paid, and applied to no invoice.'),
    lastNote: maybe(
      z.object({ text: z.string().describe('The first 200 characters.'), createdAt: instant() }),
    ),
    promise: maybe(
      z.object({
        on: calendarDate(),
        amount: maybe(money()).describe('Null for the whole balance.'),
        isBroken: z.boolean().describe('Whether the day has passed without full payment.'),
      }),
    ).describe('The last promise to pay. Null once it is paid, or nothing is owed.'),
  })
  .meta({ id: 'Receivable' });
export type ReceivableAnswer = z.output<typeof ReceivableAnswer>;
