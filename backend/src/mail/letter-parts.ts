import type { Language } from '@dispatch/domain/text/language';
import type { Attachment } from './mailer';

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
