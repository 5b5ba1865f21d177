import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `common-passwords.notice.txt` names the list's source and licence. */
const FILE = join(__dirname, 'common-passwords.txt');

const COMMON: ReadonlySet<string> = new Set(readFileSync(FILE, 'utf8').split('\n').filter(Boolean));

/** Whether it is in the list of common passwords, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.trim().toLowerCase());
}
