import { Transformer } from '@napi-rs/image';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];
export type Point = readonly [x: number, y: number];

const CHANNELS = 4;
const OPAQUE = 255;
const QUALITY = 85;

/** A picture drawn by code: shapes of one colour each, later ones on top. */
export class DrawnPicture {
  private readonly pixels: Buffer;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = Buffer.alloc(width * height * CHANNELS, OPAQUE);
  }

  /** Fills the polygon by the even-odd rule. */
  shape(colour: Colour, points: readonly Point[]): void {
    for (let y = 0; y < this.height; y += 1) {
      const crossings = points
        .flatMap(([x1, y1], index) => {
          const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
          const isCrossed = y1 <= y !== y2 <= y;
          return isCrossed ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : [];
        })
        .sort((one, other) => one - other);
      for (let at = 0; at + 1 < crossings.length; at += 2)
        this.line(colour, y, crossings[at] ?? 0, crossings[at + 1] ?? 0);
    }
  }

  box(colour: Colour, [x, y]: Point, width: number, height: number): void {
    for (let row = y; row < y + height; row += 1) this.line(colour, row, x, x + width);
  }

  disc(colour: Colour, [x, y]: Point, radius: number): void {
    for (let row = -radius; row <= radius; row += 1) {
      const half = Math.sqrt(radius * radius - row * row);
      this.line(colour, y + row, x - half, x + half);
    }
  }

  /** A JPEG whose longer side has this many pixels. */
  async jpeg(side = Math.max(this.width, this.height)): Promise<Buffer> {
    const image = Transformer.fromRgbaPixels(this.pixels, this.width, this.height);
    const scale = side / Math.max(this.width, this.height);
    if (scale < 1) image.resize(Math.round(this.width * scale), Math.round(this.height * scale));
    return image.jpeg(QUALITY);
  }

  private line([red, green, blue]: Colour, y: number, from: number, to: number): void {
    if (y < 0 || y >= this.height) return;
    const start = Math.max(0, Math.round(from));
    const end = Math.min(this.width, Math.round(to));
    if (start >= end) return;
    const row = Math.round(y) * this.width;
    const pixel = Uint8Array.of(red, green, blue, OPAQUE);
    this.pixels.fill(pixel, (row + start) * CHANNELS, (row + end) * CHANNELS);
  }
}
