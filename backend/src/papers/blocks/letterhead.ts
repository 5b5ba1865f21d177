import type { Block } from '../paper';
import type { Sheet } from '../sheet';

const NAME = { size: 12, isBold: true };
const LINE = { size: 8.5 };
/** The logo's share of the width, and its maximum height. */
const LOGO_SHARE = 0.34;
const LOGO_HEIGHT = 62;
const GAP = 14;
const SPACE = 16;

type Letterhead = Extract<Block, { kind: 'letterhead' }>;

/** Draws the sender's name and details, with the logo on the right. */
export function drawLetterhead(sheet: Sheet, { name, lines, logo }: Letterhead): void {
  const logoWidth = logo === null ? 0 : sheet.width * LOGO_SHARE;
  const top = sheet.y;
  const spot = { x: sheet.left + sheet.width - logoWidth, y: top, width: logoWidth };
  const hasLogo =
    logo?.image != null && sheet.picture(logo.image, logo, spot, LOGO_HEIGHT, 'right');
  const width = hasLogo ? sheet.width - logoWidth - GAP : sheet.width;
  const line = () => ({ x: sheet.left, y: sheet.y, width });
  sheet.element(sheet.root, 'Sect', {}, (section) => {
    sheet.y += sheet.write(section, 'P', name, NAME, line()) + 2;
    for (const phrase of lines) sheet.y += sheet.write(section, 'P', phrase, LINE, line()) + 1;
  });
  sheet.y = Math.max(sheet.y, hasLogo ? top + LOGO_HEIGHT : 0) + SPACE;
}
