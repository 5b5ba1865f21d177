import { Transformer } from '@napi-rs/image';

const [WIDTH, HEIGHT] = [1600, 1200];
/** With the grain below about 400 kB, the maximum that a phone sends. */
const QUALITY = 70;
const GRAIN = 40;

/**
 * Pictures as sent by phones: all different, and as hard to compress as a photo.
 * @param {number} count
 * @returns {Promise<Buffer[]>}
 */
export async function pictures(count) {
  const made = [];
  for (let nth = 0; nth < count; nth += 1) made.push(await picture(nth));
  return made;
}

/** @param {number} nth */
function picture(nth) {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 4, 255);
  let state = 20_260_331 + nth;
  for (let at = 0; at < pixels.length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    const x = (at / 4) % WIDTH;
    const y = at / 4 / WIDTH;
    const grain = ((state >>> 24) % GRAIN) + ((nth * 7) % 40);
    pixels[at] = (x / WIDTH) * 180 + grain;
    pixels[at + 1] = (y / HEIGHT) * 180 + grain;
    pixels[at + 2] = 90 + grain;
  }
  return Transformer.fromRgbaPixels(pixels, WIDTH, HEIGHT).jpeg(QUALITY);
}
