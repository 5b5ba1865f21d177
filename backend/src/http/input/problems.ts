import { type FieldProblemCode, isFieldProblemCode } from '@dispatch/domain/field-problems';
import type { MessageParams } from '@dispatch/domain/text/sentence';
import type { z } from 'zod';

interface Problem {
  readonly code: FieldProblemCode;
  readonly params?: MessageParams;
}

/**
 * What a schema says of a wrong value. Its checks know plain text for a message and nothing else,
 * so that the code and its parameters travel as text until `problemOf` reads them again.
 */
export function says(code: FieldProblemCode, params?: MessageParams): string {
  return params === undefined ? code : `${code} ${JSON.stringify(params)}`;
}

/** A check that says nothing of its own has the library's words, which people should not read. */
export function problemOf(issue: z.core.$ZodIssue): Problem {
  const [code, ...rest] = issue.message.split(' ');
  if (isFieldProblemCode(code))
    return rest.length === 0
      ? { code }
      : { code, params: JSON.parse(rest.join(' ')) as MessageParams }; // as `says` wrote it
  const isObjectMissing = issue.code === 'invalid_type' && issue.expected === 'object';
  return { code: isObjectMissing ? 'not_object' : 'invalid' };
}
