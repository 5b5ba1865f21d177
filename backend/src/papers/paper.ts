/** Text of one language; names and numbers have none of their own. */
export interface Span {
  readonly text: string;
  readonly language?: string;
}

/** One run of text: the same words in one language, or in two beside each other. */
export type Phrase = readonly Span[];

export interface Fact {
  readonly label: Phrase;
  readonly lines: readonly Phrase[];
  /** Points left free under the lines, to be written on by hand. */
  readonly space?: number;
}

export interface Column {
  readonly label: Phrase;
  /** Share of the page's width; those of a table add up to 1. */
  readonly width: number;
  /** For amounts, which stand under each other. */
  readonly align?: 'right';
}

export interface Logo {
  readonly alt: string;
  readonly language: string;
  /** A PNG or JPEG; null where it is missing. */
  readonly image: Uint8Array | null;
}

export interface Sum {
  readonly label: Phrase;
  readonly amount: Phrase;
  /** Larger, under a line. */
  readonly isStrong?: boolean;
}

export interface PhotoFigure {
  readonly alt: string;
  readonly language: string;
  readonly caption: Phrase;
  /** A JPEG in memory of its own; null where it is missing. */
  readonly image: Uint8Array<ArrayBuffer> | null;
}

/** Lines in a plane of its own, drawn as large as its place allows. */
export interface Drawing {
  readonly alt: string;
  readonly language: string;
  /** As in an SVG. */
  readonly paths: readonly string[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface SigningParty {
  readonly label: Phrase;
  /** What stands above the line of each place; null leaves it to the pen. */
  readonly filled: readonly (Phrase | Drawing | null)[];
  /** Under the lines. */
  readonly remarks: readonly Phrase[];
}

export type Block =
  /** Who sends the paper. */
  | {
      readonly kind: 'letterhead';
      readonly name: Phrase;
      readonly lines: readonly Phrase[];
      readonly logo: Logo | null;
    }
  /** Amounts under each other at the right edge. */
  | { readonly kind: 'sums'; readonly sums: readonly Sum[] }
  | { readonly kind: 'title'; readonly phrase: Phrase }
  | {
      readonly kind: 'heading';
      readonly phrase: Phrase;
      readonly isOnNewPage?: boolean;
      /** Points under it that are to be on the same page. */
      readonly following?: number;
    }
  | { readonly kind: 'text'; readonly phrase: Phrase }
  /** Boxes beside each other. */
  | {
      readonly kind: 'facts';
      readonly facts: readonly Fact[];
      /** Points left free under them. */
      readonly after?: number;
    }
  /** Boxes to be ticked by hand. */
  | { readonly kind: 'choices'; readonly label: Phrase; readonly choices: readonly Phrase[] }
  /** Each cell is a list of lines. */
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly (readonly Phrase[])[])[];
    }
  /** One line for each party, with a place for each of the columns: filled in, or to be signed by hand. */
  | {
      readonly kind: 'signatures';
      readonly parties: readonly SigningParty[];
      readonly places: readonly Phrase[];
    }
  | {
      readonly kind: 'photos';
      readonly photos: readonly PhotoFigure[];
      readonly inARow: number;
      /** Stands in the place of a photo that cannot be shown. */
      readonly missing: Phrase;
    };

/** What is to be printed: all words are chosen, and the same paper gives the same bytes. */
export interface Paper {
  /** Without signs that XML escapes. */
  readonly title: string;
  /** The main language, such as 'fr-CA'. */
  readonly language: string;
  readonly createdAt: Date;
  /** Said at the foot of every page, and at the head from the second one on. */
  readonly name: string;
  /** Before the page's number. */
  readonly page: string;
  /** A second line at the foot of every page. */
  readonly foot?: string;
  /** One word across every page, behind what stands there. */
  readonly mark?: string;
  readonly blocks: readonly Block[];
}
