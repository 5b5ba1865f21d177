import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The notice beside it tells where the list comes from, and its licence. */
const FILE = join(__dirname, 'common-passwords.txt');

const COMMON: ReadonlySet<string> = new Set(readFileSync(FILE, 'utf8').split('\n').filter(Boolean));

/** Whether it is among the passwords that whoever guesses tries first, whatever its case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.trim().toLowerCase());
}
