import { fillHoles } from '@dispatch/domain/text/sentence';
import type { Attachment, Message } from '../../../../mail/mailer';
import type { InvoiceAnswer } from '../invoices/invoice.schema';
import { INVOICE_MAIL, type InvoiceMailPayload, messageId } from './mail-task';
import { MAIL_WORDS } from './mail-words';

export interface Sender {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

interface MailedPapers {
  readonly invoice: Attachment;
  readonly bills: readonly Attachment[];
  /** Some bills of lading are not attached. */
  readonly hasMoreBills: boolean;
}

export function invoiceMessage(
  taskId: number,
  payload: InvoiceMailPayload,
  invoice: InvoiceAnswer,
  sender: Sender,
  papers: MailedPapers,
): Message {
  const words = MAIL_WORDS[invoice.language === 'fr-CA' ? 'fr' : 'en'];
  const own = words[invoice.kind === 'credit-note' ? 'credit-note' : payload.kind];
  const facts = {
    reference: invoice.reference ?? '',
    company: sender.name,
    customer: invoice.billTo.name,
    date: invoice.invoiceDate ?? '',
    due: invoice.dueDate ?? '',
    total: moneyIn(invoice.language, invoice.total),
    balance: moneyIn(invoice.language, invoice.balance),
  };
  const say = (sentence: string) => fillHoles(sentence, facts);
  const signature = [sender.name, sender.phone, sender.email].filter((line) => line !== null);
  const paragraphs = [
    say(words.greeting),
    payload.message,
    say(own.body),
    papers.hasMoreBills ? words.noBills : null,
    signature.join('\n'),
  ];
  return {
    id: messageId(INVOICE_MAIL, taskId),
    to: payload.to,
    fromName: sender.name,
    replyTo: sender.email,
    subject: say(own.subject),
    text: paragraphs.filter((paragraph) => paragraph !== null).join('\n\n'),
    attachments: [papers.invoice, ...papers.bills],
  };
}

function moneyIn(language: string, dollars: number): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'CAD' }).format(dollars);
}
