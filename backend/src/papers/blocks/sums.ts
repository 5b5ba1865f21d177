import type { Block } from '../paper';
import type { Sheet } from '../sheet';

const PLAIN = { size: 9 };
const STRONG = { size: 10.5, isBold: true };
const PADDING = 2.5;
/** Shares of the width where labels and amounts begin. */
const LABELS_FROM = 0.36;
const AMOUNTS_FROM = 0.8;
const RULE = '#333333';
const GAP = 12;

type Sums = Extract<Block, { kind: 'sums' }>;

/** Draws right-aligned amounts on one page; a strong one has a rule above it. */
export function drawSums(sheet: Sheet, { sums }: Sums): void {
  const { left, width } = sheet;
  const edge = left + width - PADDING;
  const label = { x: left + LABELS_FROM * width, width: (AMOUNTS_FROM - LABELS_FROM) * width - 6 };
  const amount = { x: left + AMOUNTS_FROM * width, width: edge - left - AMOUNTS_FROM * width };
  const styleOf = (sum: Sums['sums'][number]) => (sum.isStrong === true ? STRONG : PLAIN);
  const heightOf = (sum: Sums['sums'][number]) =>
    sheet.heightOf(sum.label, styleOf(sum), label.width) + 2 * PADDING;
  sheet.makeRoom(sums.reduce((height, sum) => height + heightOf(sum), 0));
  sheet.element(sheet.root, 'Table', {}, (table) => {
    for (const sum of sums) {
      const style = styleOf(sum);
      const { y } = sheet;
      if (sum.isStrong === true)
        sheet.artifact((doc) => doc.moveTo(label.x, y).lineTo(edge, y).lineWidth(0.8).stroke(RULE));
      sheet.element(table, 'TR', {}, (row) => {
        sheet.element(row, 'TH', { scope: 'Row' }, (cell) =>
          sheet.write(cell, 'P', sum.label, style, { ...label, y: y + PADDING }),
        );
        sheet.element(row, 'TD', {}, (cell) =>
          sheet.write(cell, 'P', sum.amount, style, { ...amount, y: y + PADDING }, 'right'),
        );
      });
      sheet.y += heightOf(sum);
    }
  });
  sheet.y += GAP;
}
