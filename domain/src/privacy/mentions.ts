import { fold, words } from '../text/search-words';

/** The data that identifies a person. */
export interface Marks {
  readonly names: readonly string[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  /** Their own street addresses. */
  readonly addresses: readonly string[];
}

/** Shorter names occur in too many other texts. */
const SHORTEST_NAME = 3;
/** A phone number has at least this many digits. */
const SHORTEST_PHONE = 7;

export class Mentions {
  private readonly names: readonly string[];
  private readonly emails: readonly string[];
  private readonly phones: readonly string[];
  private readonly addresses: readonly string[];

  constructor(marks: Marks) {
    this.names = kept(marks.names.map(spaced), SHORTEST_NAME);
    this.emails = kept(marks.emails.map(fold), SHORTEST_NAME);
    this.phones = kept(marks.phones.map(digitsOf), SHORTEST_PHONE);
    this.addresses = kept(marks.addresses.map(spaced), SHORTEST_NAME);
  }

  /**
   * Whether a text mentions the person. Only `near` the person's own records, a one-word name may be part of the
   * text: a customer called 'Garage' is not mentioned in every note with that word.
   */
  isIn(text: string, near: boolean): boolean {
    const folded = spaced(text);
    if (this.emails.some((email) => folded.includes(email))) return true;
    if (this.isPhoneIn(text)) return true;
    if (this.addresses.some((address) => isWithin(folded, address))) return true;
    return this.names.some(
      (name) => folded === name || ((near || name.includes(' ')) && hasWords(folded, name)),
    );
  }

  /** Whether a text is a street address of the person. */
  isAddress(text: string): boolean {
    return this.addresses.includes(spaced(text));
  }

  /** The folded words without the person's phones and names of several words. */
  without(foldedWords: string): string {
    const there = foldedWords.split(' ');
    const phones = this.phones.filter((phone) => there.includes(phone));
    const gone = new Set(
      [...this.names, ...this.emails, ...this.addresses]
        .map(words)
        .filter((mark) => mark.length > 1 && mark.every((word) => there.includes(word)))
        .concat(phones.map(wordsOfPhone))
        .flat(),
    );
    return there.filter((word) => !gone.has(word)).join(' ');
  }

  private isPhoneIn(text: string): boolean {
    if (this.phones.length === 0 || !/\d{3}/.test(text)) return false;
    // Removes separators of numbers, so that '(416) 555-0123' is found in any format.
    const joined = text.replace(/(?<=\d)[\s().\-–/]+(?=\d)/gu, '');
    return this.phones.some((phone) => joined.includes(phone));
  }
}

/** The words that `contactPhoneWords` derives from it. */
function wordsOfPhone(phone: string): string[] {
  const groups = /^(\d{3})(\d{3})(\d{4})$/.exec(phone)?.slice(1) ?? [];
  return [phone, `1${phone}`, phone.slice(3), ...groups];
}

/** Whether the text is the address, or a part of it. A number or a street alone occurs in too many texts. */
function isWithin(text: string, address: string): boolean {
  return (
    text === address || (/\d/.test(address) && address.includes(' ') && hasWords(text, address))
  );
}

function kept(texts: readonly string[], shortest: number): string[] {
  return [...new Set(texts)].filter((text) => text.length >= shortest && text !== 'tbd');
}

function spaced(text: string): string {
  return fold(text).trim().replace(/\s+/gu, ' ');
}

/** Without the 1 of North America. */
function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}

/** Whether the text contains the words, bounded by non-alphanumeric characters. */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isWordLetter(text[at - 1]) && !isWordLetter(text[at + words.length])) return true;
  return false;
}

function isWordLetter(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
}
