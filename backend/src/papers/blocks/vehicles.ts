import { type View, VIEW_SIZE, VIEWS } from '@dispatch/domain/report/drawing';
import { artOf, type DrawnStroke } from '@dispatch/domain/report/vehicle-art';
import type { Block, DrawnMark, VehicleFigure } from '../paper';
import type { Sheet } from '../sheet';

type Vehicles = Extract<Block, { kind: 'vehicles' }>;
type Doc = PDFKit.PDFDocument;

const GAP = 8;
const CAPTION = { size: 7.5 };
const NUMBER = { size: 5, isBold: true };
/** Points on the page. */
const MARK_RADIUS = 4;
const WIDEST = VIEWS.reduce((sum, view) => sum + VIEW_SIZE[view][0], 0);
const HIGHEST = Math.max(...VIEWS.map((view) => VIEW_SIZE[view][1]));

const INKS: Readonly<
  Record<DrawnStroke['ink'], { readonly fill?: string; readonly line?: string }>
> = {
  body: { fill: '#ffffff', line: '#1d2733' },
  glass: { fill: '#dfe6ee', line: '#5a6472' },
  tire: { fill: '#4a525d', line: '#1d2733' },
  rim: { fill: '#f4f6f8', line: '#5a6472' },
  light: { fill: '#eceff3', line: '#5a6472' },
  dark: { fill: '#98a1ad' },
  line: { line: '#5a6472' },
};

/** Draws each vehicle from its five sides in one row, with its marks and a caption. */
export function drawVehicles(sheet: Sheet, { vehicles }: Vehicles): void {
  const scale = (sheet.width - (VIEWS.length - 1) * GAP) / WIDEST;
  const height = HIGHEST * scale;
  for (const vehicle of vehicles) {
    const caption = sheet.heightOf(vehicle.caption, CAPTION, sheet.width);
    sheet.makeRoom(height + caption + GAP);
    const { left: x, y, width } = sheet;
    sheet.write(sheet.root, 'P', vehicle.caption, CAPTION, { x, y, width });
    const top = y + caption + 2;
    sheet.figure(sheet.root, vehicle, { x, y: top, width }, height, () =>
      drawViews(sheet, vehicle, top, scale),
    );
    sheet.y = top + height + GAP;
  }
}

function drawViews(sheet: Sheet, vehicle: VehicleFigure, top: number, scale: number): void {
  let x = sheet.left;
  for (const view of VIEWS) {
    const [width, height] = VIEW_SIZE[view];
    const y = top + (HIGHEST - height) * scale;
    const pen = sheet.dressed(NUMBER);
    pen.save().translate(x, y).scale(scale);
    pen.lineCap('round').lineJoin('round');
    for (const stroke of artOf(vehicle.body, view)) drawStroke(pen, view, stroke);
    pen.restore();
    for (const mark of vehicle.marks.filter((each) => each.view === view))
      drawMark(
        sheet,
        mark,
        x + (mark.x * width * scale) / 100,
        y + (mark.y * height * scale) / 100,
      );
    x += width * scale + GAP;
  }
}

function drawStroke(pen: Doc, view: View, { ink, path, flip }: DrawnStroke): void {
  const { fill, line } = INKS[ink];
  const [width, height] = VIEW_SIZE[view];
  pen.save();
  if (flip === 'x') pen.translate(width, 0).scale(-1, 1);
  if (flip === 'y') pen.translate(0, height).scale(1, -1);
  pen.path(path).lineWidth(ink === 'body' ? 1 : 0.6);
  if (fill !== undefined && line !== undefined) pen.fillAndStroke(fill, line);
  else if (fill !== undefined) pen.fill(fill);
  else if (line !== undefined) pen.stroke(line);
  pen.restore();
}

/** New marks are filled; marks of the pickup are outlined. */
function drawMark(sheet: Sheet, { number, isKnown }: DrawnMark, x: number, y: number): void {
  const pen = sheet.dressed(NUMBER);
  pen.circle(x, y, MARK_RADIUS).lineWidth(0.8);
  pen.fillAndStroke(isKnown ? '#ffffff' : '#b3261e', isKnown ? '#5a6472' : '#ffffff');
  const width = 4 * MARK_RADIUS;
  pen.fillColor(isKnown ? '#111111' : '#ffffff');
  pen.text(String(number), x - width / 2, y - NUMBER.size * 0.6, {
    width,
    align: 'center',
    lineBreak: false,
  });
}
