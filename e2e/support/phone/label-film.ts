import { writeFileSync } from 'node:fs';
import bwip from 'bwip-js/node';

/** The camera's picture: a white wall with one label. */
const WIDTH = 1280;
const HEIGHT = 720;
const WHITE = 235;
const BLACK = 16;
const NO_COLOUR = 128;
const FRAMES = 2;
const BAR_HEIGHT = 200;
const BAR_WIDTH = 3;
const SQUARE = 16;

export type Symbology = 'code39' | 'code128' | 'datamatrix' | 'qrcode';

/** Whether a position of the label is black, in pixels. */
interface Label {
  readonly width: number;
  readonly height: number;
  readonly isBlack: (x: number, y: number) => boolean;
}

/** The squares of a label. */
export function labelOf(bcid: Symbology, text: string): Label {
  const [code] = bwip.raw({ bcid, text });
  if (code === undefined) throw new Error(`There is no ${bcid} of ${text}`);
  if ('pixs' in code) {
    const at = (x: number, y: number) =>
      code.pixs[Math.floor(y / SQUARE) * code.pixx + Math.floor(x / SQUARE)] === 1;
    return { width: code.pixx * SQUARE, height: code.pixy * SQUARE, isBlack: at };
  }
  // Bars and spaces alternate, each with its width in units.
  const columns = code.sbs.flatMap((units, index) =>
    Array.from({ length: units * BAR_WIDTH }, () => index % 2 === 0),
  );
  return { width: columns.length, height: BAR_HEIGHT, isBlack: (x) => columns[x] ?? false };
}

/** Writes a Y4M film of one label for Chromium's fake camera. */
export function filmLabel(file: string, symbology: Symbology, text: string): void {
  const { width, height, isBlack } = labelOf(symbology, text);
  const light = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  const [left, top] = [Math.floor((WIDTH - width) / 2), Math.floor((HEIGHT - height) / 2)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isBlack(x, y)) light[(top + y) * WIDTH + left + x] = BLACK;
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]));
}
