/** Joins the chunks in memory of their own; `Buffer.concat` may use a shared pool. */
export function joined(chunks: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.length;
  }
  return file;
}
