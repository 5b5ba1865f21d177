import type { Block } from '../paper';
import type { Sheet } from '../sheet';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const TITLE = { size: 17, isBold: true };
const HEADING = { size: 11, isBold: true };
const TEXT = { size: 8 };
/** Keeps a heading together with the content below it. */
const FOLLOWING = 60;
const ABOVE = 8;

export function drawTitle(sheet: Sheet, { phrase }: Of<'title'>): void {
  sheet.y += sheet.write(sheet.root, 'H1', phrase, TITLE, line(sheet)) + 6;
}

export function drawHeading(sheet: Sheet, block: Of<'heading'>): void {
  const { phrase, isOnNewPage = false, following = FOLLOWING } = block;
  const height = sheet.heightOf(phrase, HEADING, sheet.width);
  if (isOnNewPage) sheet.newPage();
  else if (!sheet.makeRoom(height + following)) sheet.y += ABOVE;
  sheet.y += sheet.write(sheet.root, 'H2', phrase, HEADING, line(sheet)) + 4;
}

export function drawText(sheet: Sheet, { phrase }: Of<'text'>): void {
  // Each language is a separate paragraph.
  for (const span of phrase) {
    sheet.makeRoom(sheet.heightOf([span], TEXT, sheet.width));
    sheet.y += sheet.write(sheet.root, 'P', [span], TEXT, line(sheet)) + 4;
  }
}

function line({ left: x, y, width }: Sheet) {
  return { x, y, width };
}
