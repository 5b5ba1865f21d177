import { withoutMarkup } from './markup';

/** Characters of a pasted text that are read; a whole mailbox pasted by mistake must not freeze the page. */
export const ORDER_TEXT_MAX = 20_000;

export interface SourceText {
  /** The text that is read, and shown with its marks. */
  readonly text: string;
  /** Whether text was cut off at the end. */
  readonly isCut: boolean;
}

/** The pasted text with uniform line breaks, without control characters and markup, cut to the limit. */
export function sourceTextOf(pasted: string): SourceText {
  const cut = pasted.slice(0, ORDER_TEXT_MAX).replace(/[\uD800-\uDBFF]$/, '');
  const lines = cut.replace(/\r\n?/g, '\n').replace(/[\u00A0\u2007\u202F]/g, ' ');
  const text = withoutMarkup(lines).replace(/[^\P{C}\n\t]/gu, '');
  return { text, isCut: pasted.length > ORDER_TEXT_MAX };
}
