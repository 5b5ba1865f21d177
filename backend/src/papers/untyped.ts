export interface Letters {
  readonly hasGlyphForCodePoint: (code: number) => boolean;
}

/** What the library has and its types do not say. */
interface Untyped {
  readonly _font: { readonly font: Letters };
  readonly openImage: (content: Buffer) => PDFKit.Mixins.ImageSrc;
}

export function untyped(doc: PDFKit.PDFDocument): Untyped {
  return doc as unknown as Untyped; // see there
}
