import type { Language } from '@dispatch/domain/text/language';
import { letterHtml } from './letter-html';
import type { Letter, LetterPart } from './letter-parts';
import type { Message } from './mailer';

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
