const UPRIGHT = 1;
const TURNS = 8;
const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/** The orientation in a TIFF directory of Exif; upright if there is none. */
export function orientationOf(tiff: Buffer): number {
  if (tiff.length < 8) return UPRIGHT;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return UPRIGHT;
  const end = directory + 2 + short(directory) * ENTRY_BYTES;
  for (let at = directory + 2; at < end && at + ENTRY_BYTES <= tiff.length; at += ENTRY_BYTES)
    if (short(at) === ORIENTATION && short(at + 2) === SHORT) {
      const orientation = short(at + 8);
      return orientation >= UPRIGHT && orientation <= TURNS ? orientation : UPRIGHT;
    }
  return UPRIGHT;
}
