const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Counts the lines of a streamed CSV file; line breaks inside quotes do not count. */
export function lineCounter(): (piece: Uint8Array) => number {
  let lines = 0;
  let isQuoted = false;
  return (piece) => {
    for (const byte of piece) {
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (byte === LINE_FEED && !isQuoted) lines += 1;
    }
    return lines;
  };
}
