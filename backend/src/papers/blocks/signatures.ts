import type { Block } from '../paper';
import type { Sheet } from '../sheet';

const PARTY = { size: 9, isBold: true };
const PLACE = { size: 7 };
const HEIGHT = 48;
const GAP = 10;

/** Lines to be signed by hand, one row for each party; all rows stay on one page. */
export function drawSignatures(
  sheet: Sheet,
  { parties, places }: Extract<Block, { kind: 'signatures' }>,
): void {
  sheet.makeRoom(parties.length * HEIGHT);
  const width = (sheet.width - (places.length - 1) * GAP) / places.length;
  for (const party of parties) {
    const top = sheet.y;
    sheet.element(sheet.root, 'Sect', {}, (section) => {
      const { left: x, width: whole } = sheet;
      sheet.write(section, 'P', party, PARTY, { x, y: top, width: whole });
      places.forEach((place, at) => {
        const from = x + at * (width + GAP);
        const y = top + HEIGHT - 14;
        sheet.artifact((doc) =>
          doc
            .moveTo(from, y)
            .lineTo(from + width, y)
            .lineWidth(0.7)
            .stroke('#333333'),
        );
        sheet.write(section, 'P', place, PLACE, { x: from, y: y + 2, width });
      });
    });
    sheet.y = top + HEIGHT;
  }
}
