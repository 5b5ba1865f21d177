/** A buffer that Node joins may share its memory with others. */
export function joined(chunks: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.length;
  }
  return file;
}
