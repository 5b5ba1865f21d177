import type { Language } from '@dispatch/domain/text/language';
import type { InvoiceMailKind } from './mail.schema';

interface Words {
  readonly subject: string;
  readonly body: string;
}

interface WordsOfLanguage extends Readonly<
  Record<InvoiceMailKind | 'credit-note' | 'statement', Words>
> {
  readonly greeting: string;
  readonly noBills: string;
  /** Labels of the invoice's facts. */
  readonly facts: Readonly<Record<'date' | 'due' | 'total' | 'balance', string>>;
}

/** The handlers fill in `{…}`. */
export const MAIL_WORDS: Readonly<Record<Language, WordsOfLanguage>> = {
  'en-CA': {
    greeting: 'Hello {customer},',
    noBills: 'There are too many bills of lading for one email; we will send them on request.',
    facts: { date: 'Date', due: 'Due date', total: 'Total', balance: 'Balance due' },
    invoice: {
      subject: 'Invoice {reference} from {company}',
      body: 'Please find attached invoice {reference}.',
    },
    'credit-note': {
      subject: 'Credit note {reference} from {company}',
      body: 'Please find attached credit note {reference}.',
    },
    statement: {
      subject: 'Statement of account from {company}',
      body: 'Please find attached your statement of account.',
    },
    reminder: {
      subject: 'Reminder: invoice {reference} from {company}',
      body: 'Invoice {reference} was due on {due} and is not fully paid. If you have paid in the meantime, please disregard this message.',
    },
  },
  'fr-CA': {
    greeting: 'Bonjour {customer},',
    noBills:
      'Les connaissements sont trop nombreux pour un courriel; nous les enverrons sur demande.',
    facts: { date: 'Date', due: 'Date d’échéance', total: 'Total', balance: 'Solde à payer' },
    invoice: {
      subject: 'Facture {reference} de {company}',
      body: 'Vous trouverez ci-joint la facture {reference}.',
    },
    'credit-note': {
      subject: 'Note de crédit {reference} de {company}',
      body: 'Vous trouverez ci-joint la note de crédit {reference}.',
    },
    statement: {
      subject: 'État de compte de {company}',
      body: 'Vous trouverez ci-joint votre état de compte.',
    },
    reminder: {
      subject: 'Rappel\u00a0: facture {reference} de {company}',
      body: 'La facture {reference} était payable le {due} et n’est pas entièrement payée. Si vous avez payé entre-temps, veuillez ne pas tenir compte de ce message.',
    },
  },
};
