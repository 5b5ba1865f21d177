export interface Letters {
  readonly hasGlyphForCodePoint: (code: number) => boolean;
}

/** Members of the library that its types omit. */
interface Untyped {
  readonly _font: { readonly font: Letters };
  readonly openImage: (content: Buffer) => PDFKit.Mixins.ImageSrc;
}

export function untyped(doc: PDFKit.PDFDocument): Untyped {
  return doc as unknown as Untyped; // see there
}
