import { withoutMarkup } from './markup';

/** Characters of a pasted text that are read; a mailbox pasted by mistake must not stop the page. */
export const ORDER_TEXT_MAX = 20_000;

export interface SourceText {
  /** What is read, and shown with what was found in it. */
  readonly text: string;
  /** Whether something was left off at the end. */
  readonly isCut: boolean;
}

/** The pasted text as lines: line breaks alike, control characters and markup gone, never longer than what is read. */
export function sourceTextOf(pasted: string): SourceText {
  const cut = pasted.slice(0, ORDER_TEXT_MAX).replace(/[\uD800-\uDBFF]$/, '');
  const lines = cut.replace(/\r\n?/g, '\n').replace(/[\u00A0\u2007\u202F]/g, ' ');
  const text = withoutMarkup(lines).replace(/[^\P{C}\n\t]/gu, '');
  return { text, isCut: pasted.length > ORDER_TEXT_MAX };
}
