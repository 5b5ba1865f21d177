/** SHA-256 of the content, in hexadecimal. */
export async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = await digestOf(bytes);
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function digestOf(bytes: ArrayBuffer): Promise<Uint8Array> {
  // Pages served without HTTPS, such as on an office network, have no `subtle`, although the type
  // says otherwise.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return sha256(new Uint8Array(bytes));
}
