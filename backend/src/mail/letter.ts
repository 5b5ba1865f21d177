import type { Language } from '@dispatch/domain/text/language';
import { letterHtml } from './letter-html';
import type { Attachment, Message } from './mailer';

/** The company as the sender of an e-mail. */
export interface Sender {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface LetterFact {
  readonly label: string;
  readonly value: string;
}

/** A paragraph, which may have several lines, or a list of facts. */
export type LetterPart = string | readonly LetterFact[];

export interface Letter {
  /** The same for every attempt. */
  readonly id: string;
  readonly to: string;
  readonly sender: Sender;
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  /** The only link in the text. */
  readonly link?: string | null;
  /** False if the text has its own signature. */
  readonly isSigned?: boolean;
  readonly attachments?: readonly Attachment[];
}

/** An e-mail as plain text and as HTML, with the same content in both. */
export function letterMessage(letter: Letter): Message {
  const { id, to, sender, subject, isSigned = true, attachments = [] } = letter;
  const signature = [sender.name, sender.phone, sender.email].filter((line) => line !== null);
  const parts = isSigned ? [...letter.parts, signature.join('\n')] : letter.parts;
  return {
    ...{ id, to, subject, attachments },
    fromName: sender.name,
    replyTo: sender.email,
    text: parts.map((part) => plainPart(part, letter.language)).join('\n\n'),
    html: letterHtml({ ...letter, parts }),
  };
}

function plainPart(part: LetterPart, language: Language): string {
  if (typeof part === 'string') return part;
  const colon = language === 'fr-CA' ? '\u00a0: ' : ': ';
  return part.map(({ label, value }) => `${label}${colon}${value}`).join('\n');
}
