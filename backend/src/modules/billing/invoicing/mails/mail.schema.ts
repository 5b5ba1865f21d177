import { TEXT_MAX } from '@dispatch/domain/limits';
import { z } from 'zod';
import { instant, maybe, recordId } from '../../../../http/answers/answer-fields';
import {
  flag,
  oneOf,
  optionalCalendarDate,
  optionalText,
  requiredEmail,
} from '../../../../http/input/fields';
import { says } from '../../../../http/input/problems';

export const INVOICE_MAIL_KINDS = ['invoice', 'reminder'] as const;
export type InvoiceMailKind = (typeof INVOICE_MAIL_KINDS)[number];

export const MAIL_KINDS = [...INVOICE_MAIL_KINDS, 'statement'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Each address gets a separate message, so that one refusal does not block the others. */
const MAX_RECIPIENTS = 5;

const recipients = () =>
  z
    .array(requiredEmail('contact_email'), says('not_list'))
    .min(1, says('list_empty'))
    .max(MAX_RECIPIENTS, says('list_too_long'))
    .optional()
    .describe('The address that the customer has for it, unless given.');

const message = () =>
  optionalText(TEXT_MAX.invoiceNote, { multiline: true }).describe(
    'Stands before the usual words.',
  );

export const InvoiceMailBody = z
  .strictObject({
    kind: oneOf(INVOICE_MAIL_KINDS).optional().describe('The invoice itself unless given.'),
    to: recipients(),
    message: message(),
    billsOfLading: flag()
      .optional()
      .describe('Whether the bills of lading of the delivery go with it; they do unless given.'),
    unsignedBills: flag()
      .optional()
      .describe(
        'Whether bills of lading go with it that have no signature at the delivery, and no reason for that; they do not unless given.',
      ),
    keepAddress: flag()
      .optional()
      .describe(
        'Whether the first address becomes the one of the customer for invoices; it does not unless given.',
      ),
  })
  .meta({ id: 'NewInvoiceMail', example: { to: ['accounts@example.com'] } });

export const MailAnswer = z
  .object({
    id: recordId(),
    kind: z.enum(MAIL_KINDS),
    to: z.string(),
    state: z
      .enum(['waiting', 'sent', 'parked'])
      .describe(
        '`parked` was refused for good, came back, or was tried for more than a day; `problem` says why.',
      ),
    problem: maybe(z.string()).describe('Why it failed last, in the words of the server.'),
    attempts: z.int(),
    askedBy: z.string(),
    createdAt: instant(),
    sentAt: maybe(instant()),
  })
  .meta({ id: 'Mail', description: 'An e-mail to one address.' });
export type MailAnswer = z.output<typeof MailAnswer>;

export const InvoiceMailsAnswer = z
  .object({
    canSend: z.boolean().describe('Whether a server for e-mail is set up.'),
    sentAt: maybe(instant()).describe(
      'When the invoice first went out, by e-mail or by other means; null until then.',
    ),
    to: maybe(z.string()).describe('Where it goes unless another address is given.'),
    mails: z.array(MailAnswer),
  })
  .meta({ id: 'InvoiceMails' });
export type InvoiceMailsAnswer = z.output<typeof InvoiceMailsAnswer>;

export const StatementMailBody = z
  .strictObject({
    to: recipients(),
    message: message(),
    from: optionalCalendarDate().describe(
      'First day of the statement; the first of the month of `until` unless given.',
    ),
    until: optionalCalendarDate().describe('The company’s today unless given.'),
  })
  .meta({ id: 'NewStatementMail', example: { from: '2026-03-01', until: '2026-03-31' } });

export const StatementMailsAnswer = z
  .object({
    canSend: z.boolean().describe('Whether a server for e-mail is set up.'),
    to: maybe(z.string()).describe('Where it goes unless another address is given.'),
    mails: z.array(MailAnswer),
  })
  .meta({ id: 'StatementMails' });
export type StatementMailsAnswer = z.output<typeof StatementMailsAnswer>;

export const RemindersAnswer = z
  .object({
    queued: z.int().describe('Reminders queued now, one for each other overdue invoice.'),
    remindedToday: z.int().describe('Overdue invoices that already had a reminder today.'),
  })
  .meta({ id: 'Reminders' });
export type RemindersAnswer = z.output<typeof RemindersAnswer>;

export const SentBody = z
  .strictObject({ sent: flag() })
  .meta({ id: 'InvoiceSent', example: { sent: true } });
