import { readFileSync } from 'node:fs';
import type { Checked } from './environment-reader';

/** The certificates of an authority, out of the file that is named. */
export function certificates(file: string): Checked<string> {
  const problem = 'must name a file with the certificate of an authority (PEM)';
  try {
    const text = readFileSync(file, 'utf8');
    return text.includes('-----BEGIN CERTIFICATE-----') ? { value: text } : { problem };
  } catch {
    return { problem };
  }
}
