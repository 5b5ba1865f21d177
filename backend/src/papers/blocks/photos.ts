import type { Block, PhotoFigure } from '../paper';
import type { Sheet, Spot } from '../sheet';

const GAP = 10;
const CAPTION = { size: 7.5 };

type Photos = Extract<Block, { kind: 'photos' }>;

/** Draws photos in rows, each with a caption. */
export function drawPhotos(sheet: Sheet, { photos, inARow, missing }: Photos): void {
  const width = (sheet.width - (inARow - 1) * GAP) / inARow;
  const height = width * 0.75;
  for (let first = 0; first < photos.length; first += inARow) {
    const row = photos.slice(first, first + inARow);
    const captions = row.map(({ caption }) => sheet.heightOf(caption, CAPTION, width));
    const whole = height + Math.max(...captions) + GAP;
    sheet.makeRoom(whole);
    row.forEach((photo, place) => {
      const spot = { x: sheet.left + place * (width + GAP), y: sheet.y, width };
      drawPhoto(sheet, photo, missing, spot, height);
      sheet.write(sheet.root, 'P', photo.caption, CAPTION, { ...spot, y: spot.y + height + 2 });
    });
    sheet.y += whole;
  }
}

function drawPhoto(
  sheet: Sheet,
  photo: PhotoFigure,
  missing: Photos['missing'],
  spot: Spot,
  height: number,
): void {
  if (photo.image !== null && sheet.picture(photo.image, photo, spot, height)) return;
  const { x, y, width } = spot;
  sheet.artifact((doc) => doc.rect(x, y, width, height).lineWidth(0.5).stroke('#8891a5'));
  sheet.write(sheet.root, 'P', missing, CAPTION, { x: x + 6, y: y + 6, width: width - 12 });
}
