import type { ReaderOptions } from 'zxing-wasm/reader';

/** A label may contain other codes besides the VIN's. */
const MOST_CODES = 4;

/**
 * Only standard Code 39: the extended form reads `%W` or `+A` before a VIN as one other character.
 */
export const READING_OPTIONS: ReaderOptions = {
  formats: ['Code39Std', 'Code128', 'DataMatrix', 'QRCode'],
  tryHarder: true,
  maxNumberOfSymbols: MOST_CODES,
};
