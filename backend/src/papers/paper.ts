import type { View } from '@dispatch/domain/report/drawing';
import type { Body } from '@dispatch/domain/report/vehicle-profile';

/** Text in one language; names and numbers have no language. */
export interface Span {
  readonly text: string;
  readonly language?: string;
}

/** A run of text in one language, or in two, side by side. */
export type Phrase = readonly Span[];

export interface Fact {
  readonly label: Phrase;
  readonly lines: readonly Phrase[];
  /** Free space in points under the lines, for handwriting. */
  readonly space?: number;
}

export interface Column {
  readonly label: Phrase;
  /** Share of the page's width; a table's shares add up to 1. */
  readonly width: number;
  /** For amounts. */
  readonly align?: 'right';
}

export interface Logo {
  readonly alt: string;
  readonly language: string;
  /** A PNG or JPEG; null if missing. */
  readonly image: Uint8Array | null;
}

export interface Sum {
  readonly label: Phrase;
  readonly amount: Phrase;
  /** Larger, under a rule. */
  readonly isStrong?: boolean;
}

export interface PhotoFigure {
  readonly alt: string;
  readonly language: string;
  readonly caption: Phrase;
  /** A JPEG in memory of its own; null if missing. */
  readonly image: Uint8Array<ArrayBuffer> | null;
}

export interface DrawnMark {
  readonly view: View;
  /** In per cent of the view. */
  readonly x: number;
  readonly y: number;
  /** The number in the list of damage. */
  readonly number: number;
  /** It was noted at the pickup already. */
  readonly isKnown: boolean;
}

/** A vehicle from its five sides, with its damage. */
export interface VehicleFigure {
  readonly alt: string;
  readonly language: string;
  readonly caption: Phrase;
  readonly body: Body;
  readonly marks: readonly DrawnMark[];
}

/** Line drawing with its own coordinates, scaled to its place. */
export interface Drawing {
  readonly alt: string;
  readonly language: string;
  /** SVG path data. */
  readonly paths: readonly string[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface SigningParty {
  readonly label: Phrase;
  /** The content above each line; null leaves it for the pen. */
  readonly filled: readonly (Phrase | Drawing | null)[];
  /** Below the lines. */
  readonly remarks: readonly Phrase[];
}

export type Block =
  /** The sender. */
  | {
      readonly kind: 'letterhead';
      readonly name: Phrase;
      readonly lines: readonly Phrase[];
      readonly logo: Logo | null;
    }
  /** Right-aligned amounts. */
  | { readonly kind: 'sums'; readonly sums: readonly Sum[] }
  | { readonly kind: 'title'; readonly phrase: Phrase }
  | {
      readonly kind: 'heading';
      readonly phrase: Phrase;
      readonly isOnNewPage?: boolean;
      /** Space in points below it that must be on the same page. */
      readonly following?: number;
    }
  | { readonly kind: 'text'; readonly phrase: Phrase }
  /** Boxes in a row. */
  | {
      readonly kind: 'facts';
      readonly facts: readonly Fact[];
      /** Free space in points below them. */
      readonly after?: number;
    }
  /** Checkboxes to mark by hand. */
  | { readonly kind: 'choices'; readonly label: Phrase; readonly choices: readonly Phrase[] }
  /** Each cell is a list of lines. */
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly (readonly Phrase[])[])[];
    }
  /** One line per party with a place for each column: filled in, or for signing by hand. */
  | {
      readonly kind: 'signatures';
      readonly parties: readonly SigningParty[];
      readonly places: readonly Phrase[];
    }
  | { readonly kind: 'vehicles'; readonly vehicles: readonly VehicleFigure[] }
  | {
      readonly kind: 'photos';
      readonly photos: readonly PhotoFigure[];
      readonly inARow: number;
      /** Replaces a photo that cannot be shown. */
      readonly missing: Phrase;
    };

/** A document's final content; the same content gives the same bytes. */
export interface Paper {
  /** Without characters that XML escapes. */
  readonly title: string;
  /** The main language, such as 'fr-CA'. */
  readonly language: string;
  readonly createdAt: Date;
  /** Printed at the foot of every page, and at the head from page two on. */
  readonly name: string;
  /** Printed before the page number. */
  readonly page: string;
  /** A second line at the foot of every page. */
  readonly foot?: string;
  /** One word across every page, behind the content. */
  readonly mark?: string;
  readonly blocks: readonly Block[];
}
