import { TEXT_MAX } from '../limits';
import { isEmail, normaliseEmail } from '../people/email';
import { formatPhone } from '../people/phone';
import type { ImportColumn } from './fields';
import type { RowProblems } from './problems';

export function readEmail(
  column: 'customerEmail' | 'email',
  text: string | undefined,
  problems: RowProblems,
): string | null {
  const given = problems.text(column, text, TEXT_MAX.email);
  if (given === null) return null;
  return isEmail(given) ? normaliseEmail(given) : problems.error(column, 'contact_email');
}

/** Written as in a pasted order; a foreign number stays as it is. */
export function readPhone(
  column: ImportColumn,
  text: string | undefined,
  problems: RowProblems,
): string | null {
  const given = problems.text(column, text, TEXT_MAX.phone);
  return given === null ? null : formatPhone(given);
}
