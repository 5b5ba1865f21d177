import { ERROR_MESSAGES } from './error-messages';
import { errorDetail, type ErrorDetail, type FieldProblemCode } from './field-problems';
import { fillHoles, type MessageParams } from './text/sentence';

interface ErrorEntry {
  /** HTTP status of the response. */
  readonly status: number;
  readonly message: string;
}

type Messages = typeof ERROR_MESSAGES;
export type ErrorCode = { [Status in keyof Messages]: keyof Messages[Status] }[keyof Messages];

const entries = Object.entries(ERROR_MESSAGES).flatMap(([status, messages]) =>
  Object.entries<string>(messages).map(([code, message]) => [
    code,
    { status: Number(status), message },
  ]),
);
export const ERRORS = Object.fromEntries(entries) as Readonly<Record<ErrorCode, ErrorEntry>>;

export interface AppErrorOptions {
  readonly details?: readonly ErrorDetail[];
  /** Data for the HTTP layer, such as the current record of a 412 or the seconds of Retry-After. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** The message with its parameters filled in; a placeholder without a parameter stays visible. */
export function errorMessage(code: ErrorCode, params?: MessageParams): string {
  return fillHoles(ERRORS[code].message, params);
}

/** The one error that services and rules throw; the HTTP layer maps it by its `ERRORS` entry. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** The message's parameters, so that clients can translate it. */
  readonly params: MessageParams | undefined;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly data: unknown;

  constructor(code: ErrorCode, params?: MessageParams, options: AppErrorOptions = {}) {
    super(
      errorMessage(code, params),
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = 'AppError';
    this.code = code;
    this.params = params;
    this.details = options.details;
    this.data = options.data;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** A 412 with the current record. */
export function staleVersion(current: unknown): AppError {
  return new AppError('stale_version', undefined, { data: { current } });
}

/** A 400 about one field. */
export function fieldError(
  field: string,
  code: FieldProblemCode,
  params?: MessageParams,
): AppError {
  return fieldErrors([errorDetail(field, code, params)]);
}

/** A 400 about several fields at once. */
export function fieldErrors(details: readonly ErrorDetail[]): AppError {
  return new AppError('validation_failed', undefined, { details });
}
