import { refuse } from './refusal';

/** This many bytes show whether the file is text. */
const LOOKED_AT = 4_096;

/** Decodes UTF-8, UTF-16 or windows-1252 (from old spreadsheets), and removes the byte order mark. */
export function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, LOOKED_AT).includes(0)) refuse('import_file_type');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
