import type { Block, Drawing, Phrase, SigningParty } from '../paper';
import type { Element, Sheet, Spot } from '../sheet';

type Signatures = Extract<Block, { kind: 'signatures' }>;

const PARTY = { size: 9, isBold: true };
const PLACE = { size: 7 };
const FILLED = { size: 9 };
const REMARK = { size: 7.5 };
const HEIGHT = 48;
const SIGNED_HEIGHT = 62;
/** Space between a row's bottom and its line. */
const UNDER_LINE = 14;
const GAP = 10;
/** Pen width of signatures. A dot is not enlarged to fill its place. */
const INK = 1.1;
const INK_COLOUR = '#000030';
const MOST_SCALE = 0.3;

/** Draws lines with signatures or for signing by hand, one row per party; all rows stay on one page. */
export function drawSignatures(sheet: Sheet, { parties, places }: Signatures): void {
  sheet.makeRoom(parties.reduce((sum, party) => sum + heightOf(sheet, party), 0));
  for (const party of parties) {
    const top = sheet.y;
    sheet.element(sheet.root, 'Sect', {}, (section) => {
      const { left: x, width } = sheet;
      sheet.write(section, 'P', party.label, PARTY, { x, y: top, width });
      drawLines(sheet, section, party, places);
      let y = top + lineOf(party) + UNDER_LINE;
      for (const remark of party.remarks)
        y += sheet.write(section, 'P', remark, REMARK, { x, y, width });
    });
    sheet.y = top + heightOf(sheet, party);
  }
}

function drawLines(
  sheet: Sheet,
  section: Element,
  party: SigningParty,
  places: readonly Phrase[],
): void {
  const width = (sheet.width - (places.length - 1) * GAP) / places.length;
  const line = sheet.y + lineOf(party);
  places.forEach((place, at) => {
    const x = sheet.left + at * (width + GAP);
    fill(sheet, section, party.filled[at] ?? null, { x, y: line, width });
    sheet.artifact((doc) =>
      doc
        .moveTo(x, line)
        .lineTo(x + width, line)
        .lineWidth(0.7)
        .stroke('#333333'),
    );
    sheet.write(section, 'P', place, PLACE, { x, y: line + 2, width });
  });
}

/** Fills in the line's text or signature. */
function fill(
  sheet: Sheet,
  section: Element,
  filled: SigningParty['filled'][number],
  { x, y, width }: Spot,
): void {
  if (filled === null) return;
  if ('paths' in filled) {
    const height = SIGNED_HEIGHT - UNDER_LINE - 14;
    drawLinesOf(sheet, section, filled, { x, y: y - height - 2, width }, height);
  } else {
    const height = sheet.heightOf(filled, FILLED, width);
    sheet.write(section, 'P', filled, FILLED, { x, y: y - height - 1, width });
  }
}

/** Draws the signature as large as the place allows, above its line. */
function drawLinesOf(
  sheet: Sheet,
  section: Element,
  drawing: Drawing,
  spot: Spot,
  height: number,
): void {
  const wide = spot.width / Math.max(drawing.width, 1);
  const scale = Math.min(wide, height / Math.max(drawing.height, 1), MOST_SCALE);
  sheet.figure(section, drawing, spot, height, (doc) => {
    doc.save();
    doc.translate(spot.x, spot.y + height - drawing.height * scale).scale(scale);
    doc
      .translate(-drawing.left, -drawing.top)
      .lineWidth(INK / scale)
      .strokeColor(INK_COLOUR);
    doc.lineCap('round').lineJoin('round');
    for (const path of drawing.paths) doc.path(path).stroke();
    doc.restore();
  });
}

function rowHeight({ filled }: SigningParty): number {
  return filled.some((place) => place !== null) ? SIGNED_HEIGHT : HEIGHT;
}

function lineOf(party: SigningParty): number {
  return rowHeight(party) - UNDER_LINE;
}

function heightOf(sheet: Sheet, party: SigningParty): number {
  const remarks = party.remarks.reduce(
    (sum, remark) => sum + sheet.heightOf(remark, REMARK, sheet.width),
    0,
  );
  return rowHeight(party) + remarks + (party.remarks.length > 0 ? GAP : 0);
}
