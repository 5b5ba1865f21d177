import { isFieldProblemCode } from '@dispatch/domain/field-problems';
import type { Answer } from '../app/http';

/** Describes the flaw of an error response, or returns null. */
export function flawOf({ status, body, headers }: Answer): string | null {
  if (status < 400) return null;
  if (status >= 500) return 'is a server error';
  const details = (body?.details ?? []) as { code: unknown }[];
  const vague = details.some(({ code }) => code === 'invalid' || !isFieldProblemCode(code));
  if (vague) return 'has a detail that no code names';
  const isWhole =
    body?.statusCode === status &&
    /^[a-z_]+$/.test(String(body.code)) &&
    /^\p{Lu}.*\.$|^Invalid email or password$/u.test(String(body.message)) &&
    body.requestId === headers.get('x-request-id');
  return isWhole ? null : 'is no error of the declared shape';
}
