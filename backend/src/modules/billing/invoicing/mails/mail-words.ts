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
}

/** `invoiceMail` fills in `{…}`. */
export const MAIL_WORDS: Readonly<Record<'en' | 'fr', WordsOfLanguage>> = {
  en: {
    greeting: 'Hello {customer},',
    noBills: 'There are too many bills of lading for one email; we will send them on request.',
    invoice: {
      subject: 'Invoice {reference} from {company}',
      body: 'Please find attached invoice {reference} dated {date} for {total}, due on {due}.',
    },
    'credit-note': {
      subject: 'Credit note {reference} from {company}',
      body: 'Please find attached credit note {reference} dated {date} for {total}.',
    },
    statement: {
      subject: 'Statement of account from {company}',
      body: 'Please find attached your statement of account.',
    },
    reminder: {
      subject: 'Reminder: invoice {reference} from {company}',
      body: 'Invoice {reference} dated {date} was due on {due}. {balance} of {total} is still outstanding. If you have paid in the meantime, please disregard this message.',
    },
  },
  fr: {
    greeting: 'Bonjour {customer},',
    noBills:
      'Les connaissements sont trop nombreux pour un courriel; nous les enverrons sur demande.',
    invoice: {
      subject: 'Facture {reference} de {company}',
      body: 'Vous trouverez ci-joint la facture {reference} du {date}, d’un montant de {total}, payable au plus tard le {due}.',
    },
    'credit-note': {
      subject: 'Note de crédit {reference} de {company}',
      body: 'Vous trouverez ci-joint la note de crédit {reference} du {date}, d’un montant de {total}.',
    },
    statement: {
      subject: 'État de compte de {company}',
      body: 'Vous trouverez ci-joint votre état de compte.',
    },
    reminder: {
      subject: 'Rappel : facture {reference} de {company}',
      body: 'La facture {reference} du {date} était payable le {due}. Il reste {balance} à payer sur {total}. Si vous avez payé entre-temps, veuillez ne pas tenir compte de ce message.',
    },
  },
};
