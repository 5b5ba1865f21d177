import { fillHoles } from '@dispatch/domain/text/sentence';
import type { Letter, LetterFact, Sender } from '../../../../mail/letter-parts';
import type { Attachment } from '../../../../mail/mailer';
import type { InvoiceAnswer } from '../invoices/invoice.schema';
import { INVOICE_MAIL, type InvoiceMailPayload, messageId } from './mail-task';
import { MAIL_WORDS } from './mail-words';

interface MailedPapers {
  readonly invoice: Attachment;
  readonly bills: readonly Attachment[];
  /** Some bills of lading are not attached. */
  readonly hasMoreBills: boolean;
}

interface InvoiceMail {
  readonly taskId: number;
  readonly payload: InvoiceMailPayload;
  readonly invoice: InvoiceAnswer;
  readonly sender: Sender;
  readonly papers: MailedPapers;
}

/** Writes the e-mail of an invoice, a credit note or a reminder. */
export function invoiceLetter({ taskId, payload, invoice, sender, papers }: InvoiceMail): Letter {
  const { language, billTo, reference, dueDate } = invoice;
  const words = MAIL_WORDS[language];
  const own = words[invoice.kind === 'credit-note' ? 'credit-note' : payload.kind];
  const values = {
    ...{ reference: reference ?? '', due: dueDate ?? '' },
    ...{ company: sender.name, customer: billTo.name },
  };
  const say = (sentence: string) => fillHoles(sentence, values);
  const parts = [
    say(words.greeting),
    payload.message,
    say(own.body),
    factsOf(invoice, payload),
    papers.hasMoreBills ? words.noBills : null,
  ];
  return {
    id: messageId(INVOICE_MAIL, taskId),
    ...{ to: payload.to, sender, language, subject: say(own.subject) },
    parts: parts.filter((part) => part !== null),
    attachments: [papers.invoice, ...papers.bills],
  };
}

function factsOf(invoice: InvoiceAnswer, { kind }: InvoiceMailPayload): LetterFact[] {
  const { language, invoiceDate, dueDate, total, balance } = invoice;
  const { facts } = MAIL_WORDS[language];
  const money = (dollars: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: 'CAD' }).format(dollars);
  const isCredit = invoice.kind === 'credit-note';
  return [
    { label: facts.date, value: invoiceDate ?? '' },
    ...(isCredit ? [] : [{ label: facts.due, value: dueDate ?? '' }]),
    { label: facts.total, value: money(total) },
    ...(kind === 'reminder' ? [{ label: facts.balance, value: money(balance) }] : []),
  ];
}
