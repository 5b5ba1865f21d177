import PDFDocument from 'pdfkit';
import type { Paper, Phrase } from './paper';
import { joined } from './joined-chunks';
import { drawMark } from './mark';
import { printable } from './printable';
import { type Letters, untyped } from './untyped';

// Each document loads the fonts itself: sharing one mixes up the letters of text layers.
const REGULAR = require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
const BOLD = require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf');

/** The library supports it, but its types do not yet. */
const ACCESSIBLE: object = { subset: 'PDF/UA' };

/** In points; the page is of letter size. */
const MARGIN = 40;
const FOOT = 56;
const HEAD_SIZE = 7.5;

export type Element = PDFKit.PDFStructureElement;
export type ElementOptions = PDFKit.Mixins.StructureElementOptions & {
  readonly scope?: 'Column' | 'Row';
  readonly placement?: 'Block';
};

export interface Style {
  readonly size: number;
  readonly isBold?: boolean;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A PDF under construction, with its pages, fonts and accessibility tags. */
export class Sheet {
  readonly left = MARGIN;
  readonly width: number;
  readonly root: Element;
  /** Where the next block begins. */
  y = MARGIN;
  private readonly doc: PDFKit.PDFDocument;
  private readonly letters: Letters;
  /** Caches glyph checks, which are slow in the font. */
  private readonly asked = new Map<number, boolean>();
  private readonly chunks: Buffer[] = [];

  constructor(private readonly paper: Paper) {
    const { title, language, createdAt } = paper;
    this.doc = new PDFDocument({
      size: 'LETTER',
      margin: MARGIN,
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: language,
      pdfVersion: '1.7',
      ...ACCESSIBLE,
      // Without it the library uses Helvetica, which it does not embed.
      font: REGULAR,
      // Not escaped in the file's XML, so user text must not be used here.
      info: { Title: title, CreationDate: createdAt },
    });
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    // The library draws nothing for a missing glyph.
    this.letters = untyped(this.doc)._font.font;
    this.width = this.doc.page.width - 2 * MARGIN;
    if (paper.mark !== undefined) {
      const mark = this.known(paper.mark);
      const draw = () => this.artifact((doc) => drawMark(doc.font(BOLD), mark), 'Pagination');
      draw();
      this.doc.on('pageAdded', draw);
    }
    this.root = this.doc.struct('Document', { lang: language });
    this.doc.addStructure(this.root);
  }

  /** Starts a new page unless this much space is free. Returns whether it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.doc.page.height - FOOT) return false;
    this.newPage();
    return true;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = MARGIN + 2 * HEAD_SIZE;
  }

  /** An element of the structure tree, closed when `fill` returns. */
  element<T>(
    parent: Element,
    type: string,
    options: ElementOptions,
    fill: (element: Element) => T,
  ): T {
    const element = this.doc.struct(type, options);
    parent.add(element);
    const filled = fill(element);
    element.end();
    return filled;
  }

  /** Content that screen readers skip: lines, boxes, repeated heads. */
  artifact(draw: (doc: PDFKit.PDFDocument) => void, type: 'Layout' | 'Pagination' = 'Layout') {
    this.doc.markContent('Artifact', { type });
    draw(this.doc);
    this.doc.endMarkedContent();
  }

  heightOf(phrase: Phrase, style: Style, width: number): number {
    return this.dressed(style).heightOfString(this.joined(phrase), { width });
  }

  /** Writes each span in its own language; returns the height. */
  write(
    parent: Element,
    type: string,
    phrase: Phrase,
    style: Style,
    spot: Spot,
    align: 'left' | 'right' = 'left',
  ): number {
    const { x, y, width } = spot;
    this.element(parent, type, {}, (element) => {
      phrase.forEach(({ text, language }, place) => {
        const isLast = place === phrase.length - 1;
        const shown = isLast ? this.known(text) : `${this.known(text)} / `;
        const draw = () => {
          const pen = this.dressed(style);
          if (place === 0) pen.text(shown, x, y, { width, align, continued: !isLast });
          else pen.text(shown, { width, align, continued: !isLast });
        };
        this.element(element, 'Span', language === undefined ? {} : { lang: language }, (span) =>
          span.add(draw),
        );
      });
    });
    return this.heightOf(phrase, style, width);
  }

  /** Writes text that screen readers skip. */
  stamp(
    phrase: Phrase,
    style: Style,
    { x, y, width }: Spot,
    align: 'left' | 'right' = 'left',
  ): void {
    this.dressed(style).text(this.joined(phrase), x, y, { width, align });
  }

  /** Draws a picture with its description; returns false if it is not a picture. */
  picture(
    content: Uint8Array,
    { alt, language }: { readonly alt: string; readonly language: string },
    { x, y, width }: Spot,
    height: number,
    align: 'center' | 'right' = 'center',
  ): boolean {
    const image = this.opened(content);
    if (image === null) return false;
    this.figure(this.root, { alt, language }, { x, y, width }, height, (doc) => {
      doc.image(image, x, y, { fit: [width, height], align, valign: 'center' });
    });
    return true;
  }

  /** Draws a figure with its description. */
  figure(
    parent: Element,
    { alt, language }: { readonly alt: string; readonly language: string },
    spot: Spot,
    height: number,
    draw: (doc: PDFKit.PDFDocument) => void,
  ): void {
    const options = { alt: this.known(alt), lang: language, bbox: box(spot, height) };
    this.element(parent, 'Figure', { ...options, placement: 'Block' }, (figure) =>
      figure.add(() => draw(this.doc)),
    );
  }

  /** Numbers the pages and returns the file, in memory of its own. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.root.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page);
      // Otherwise text in the margin would start a new page.
      this.doc.page.margins.bottom = 0;
      const numbered = `${this.paper.name} · ${this.paper.page} ${String(page + 1)} / ${String(count)}`;
      this.artifact(() => {
        if (page > start) this.edge(this.paper.name, MARGIN - HEAD_SIZE, 'left');
        const foot = this.doc.page.height - MARGIN;
        this.edge(numbered, foot, 'center');
        if (this.paper.foot !== undefined)
          this.edge(this.paper.foot, foot + HEAD_SIZE + 2, 'center');
      }, 'Pagination');
    }
    const ended = new Promise((resolve) => this.doc.on('end', resolve));
    this.doc.end();
    await ended;
    return joined(this.chunks);
  }

  /** The pen for text of a style, in black. */
  dressed({ size, isBold = false }: Style): PDFKit.PDFDocument {
    // By its file: under a registered name, the library opens the font again each time.
    const pen = this.doc.font(isBold ? BOLD : REGULAR);
    return pen.fontSize(size).fillColor('#111111');
  }

  private edge(text: string, y: number, align: 'left' | 'center'): void {
    const place = { width: this.width, align, lineBreak: false };
    this.dressed({ size: HEAD_SIZE }).text(this.known(text), MARGIN, y, place);
  }

  private joined(phrase: Phrase): string {
    return phrase.map(({ text }) => this.known(text)).join(' / ');
  }

  private known(text: string): string {
    return printable(text, (code) => this.isKnown(code));
  }

  private isKnown(code: number): boolean {
    const known = this.asked.get(code) ?? this.letters.hasGlyphForCodePoint(code);
    this.asked.set(code, known);
    return known;
  }

  private opened({ buffer, byteOffset, byteLength }: Uint8Array) {
    try {
      return untyped(this.doc).openImage(Buffer.from(buffer, byteOffset, byteLength));
    } catch {
      return null;
    }
  }
}

function box({ x, y, width }: Spot, height: number): [number, number, number, number] {
  return [x, y, x + width, y + height];
}
