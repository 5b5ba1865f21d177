import { readFileSync } from 'node:fs';
import type { Checked } from './environment-reader';

/** Reads the certificates of an authority from the given file. */
export function certificates(file: string): Checked<string> {
  const problem = 'must name a file with the certificate of an authority (PEM)';
  try {
    const text = readFileSync(file, 'utf8');
    return text.includes('-----BEGIN CERTIFICATE-----') ? { value: text } : { problem };
  } catch {
    return { problem };
  }
}
