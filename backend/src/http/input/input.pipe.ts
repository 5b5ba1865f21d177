import { AppError, fieldErrors } from '@dispatch/domain/errors';
import { errorDetail, type ErrorDetail } from '@dispatch/domain/field-problems';
import { Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import type { z } from 'zod';
import { INVALID_ID } from './fields';
import { problemOf } from './problems';

type Issues = readonly z.core.$ZodIssue[];

/** One entry per field, named as in the request. */
function detailsOf(issues: Issues): ErrorDetail[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => errorDetail([...path, key].join('.'), 'unknown_field'));
    const { code, params } = problemOf(issue);
    // Only a body can fail as a whole: queries are always objects.
    return [errorDetail(path.join('.') || 'body', code, params)];
  });
}

/**
 * Checks and cleans each body and query by the schema of its DTO class, and each id by the schema that its parameter
 * names: `@Param('id', { schema: pathId })`.
 */
@Injectable()
export class InputPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({
      exceptionFactory: (found) => {
        const issues = found as Issues; // every schema of the product is made with zod
        const isId = issues.some(({ message }) => message === INVALID_ID);
        return isId ? new AppError(INVALID_ID) : fieldErrors(detailsOf(issues));
      },
    });
  }

  /** Names such as `constructor` are refused like any unknown field, not stripped. */
  protected override stripProtoKeys(): void {
    // strips nothing
  }
}
