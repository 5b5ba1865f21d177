import { CUSTOMER_NOTICE } from '../../../customers/customer-mails/notice-task';
import type { InvoiceMailKind } from './mail.schema';

/** The names of the outbox tasks. */
export const INVOICE_MAIL = 'invoice-mail';
export const STATEMENT_MAIL = 'statement-mail';
export const MAIL_TASKS = [INVOICE_MAIL, STATEMENT_MAIL] as const;
export type MailTask = (typeof MAIL_TASKS)[number];

/** Tasks whose e-mail may bounce. */
const BOUNCED_TASKS = [...MAIL_TASKS, CUSTOMER_NOTICE] as const;
export type BouncedTask = (typeof BOUNCED_TASKS)[number];

export interface MailPayload {
  readonly to: string;
  readonly message: string | null;
  /** Null for automatic e-mail. */
  readonly askedById: number | null;
  readonly askedBy: string;
}

export interface InvoiceMailPayload extends MailPayload {
  readonly kind: InvoiceMailKind;
  readonly billsOfLading: boolean;
  /** Also bills of lading without a signature at the delivery. */
  readonly unsignedBills?: boolean;
}

export interface StatementMailPayload extends MailPayload {
  readonly kind: 'statement';
  /** Calendar dates 'YYYY-MM-DD'. */
  readonly from: string | null;
  readonly until: string | null;
}

/** The permanent id of a message: 'invoice-mail-12'. */
export function messageId(task: MailTask, id: number): string {
  return `${task}-${String(id)}`;
}

/** The task of a message. Null if it is none of these. */
export function taskOf(
  message: string,
): { readonly kind: BouncedTask; readonly id: number } | null {
  const [, name, id] = /^([a-z-]+)-(\d{1,15})$/.exec(message) ?? [];
  const kind = BOUNCED_TASKS.find((task) => task === name);
  return kind === undefined ? null : { kind, id: Number(id) };
}
