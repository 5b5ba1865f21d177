import { type FieldProblemCode, isFieldProblemCode } from '@dispatch/domain/field-problems';
import type { MessageParams } from '@dispatch/domain/text/sentence';
import type { z } from 'zod';

interface Problem {
  readonly code: FieldProblemCode;
  readonly params?: MessageParams;
}

/**
 * Encodes the problem with a value as a schema message. Schema messages are plain text only, so `problemOf` decodes the
 * code and its parameters later.
 */
export function says(code: FieldProblemCode, params?: MessageParams): string {
  return params === undefined ? code : `${code} ${JSON.stringify(params)}`;
}

/** A check without its own message has the library's text, which users should not see. */
export function problemOf(issue: z.core.$ZodIssue): Problem {
  const [code, ...rest] = issue.message.split(' ');
  if (isFieldProblemCode(code))
    return rest.length === 0
      ? { code }
      : { code, params: JSON.parse(rest.join(' ')) as MessageParams }; // as `says` wrote it
  const isObjectMissing = issue.code === 'invalid_type' && issue.expected === 'object';
  return { code: isObjectMissing ? 'not_object' : 'invalid' };
}
