import type { Block, Fact } from '../paper';
import type { Sheet } from '../sheet';

const LABEL = { size: 7 };
const LINE = { size: 9 };
const PADDING = 4;
const BORDER = '#8891a5';

/** Draws a row of boxes with equal height, each with a label and its values. */
export function drawFacts(
  sheet: Sheet,
  { facts, after = 0 }: Extract<Block, { kind: 'facts' }>,
): void {
  const width = sheet.width / facts.length;
  const inner = width - 2 * PADDING;
  const height = Math.max(...facts.map((fact) => heightOf(sheet, fact, inner)));
  sheet.makeRoom(height);
  const top = sheet.y;
  facts.forEach((fact, place) => {
    const x = sheet.left + place * width;
    sheet.artifact((doc) => doc.rect(x, top, width, height).lineWidth(0.5).stroke(BORDER));
    let y = top + PADDING;
    const spot = () => ({ x: x + PADDING, y, width: inner });
    sheet.element(sheet.root, 'Sect', {}, (section) => {
      y += sheet.write(section, 'P', fact.label, LABEL, spot()) + 1;
      for (const text of fact.lines) y += sheet.write(section, 'P', text, LINE, spot());
    });
  });
  sheet.y = top + height + after;
}

function heightOf(sheet: Sheet, { label, lines, space = 0 }: Fact, width: number): number {
  const text = lines.reduce((sum, line) => sum + sheet.heightOf(line, LINE, width), 0);
  return 2 * PADDING + sheet.heightOf(label, LABEL, width) + 1 + text + space;
}
