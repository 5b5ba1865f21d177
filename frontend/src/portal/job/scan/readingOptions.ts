import type { ReaderOptions } from 'zxing-wasm/reader';

/** A label may carry other codes beside the VIN's. */
const MOST_CODES = 4;

/** Code 39 in its standard form alone: the extended one takes `%W` before a VIN, or `+A`, for one other character. */
export const READING_OPTIONS: ReaderOptions = {
  formats: ['Code39Std', 'Code128', 'DataMatrix', 'QRCode'],
  tryHarder: true,
  maxNumberOfSymbols: MOST_CODES,
};
