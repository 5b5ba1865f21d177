/** In points. */
const SIZE = 96;
const ANGLE = 45;
const COLOUR = '#ececec';

/** Draws one word across the page in the current font, before other content. */
export function drawMark(doc: PDFKit.PDFDocument, word: string): void {
  const { width, height } = doc.page;
  doc.save().rotate(-ANGLE, { origin: [width / 2, height / 2] });
  doc.fontSize(SIZE).fillColor(COLOUR);
  doc.text(word, 0, height / 2 - SIZE / 2, { width, align: 'center', lineBreak: false });
  doc.restore();
}
