import type { ErrorCode } from '@dispatch/domain/errors';
import type { MessageParams } from '@dispatch/domain/text/sentence';

export interface FieldProblem {
  readonly field: string;
  /** See the field problems of the domain. */
  readonly code?: string;
  readonly params?: MessageParams;
  readonly message: string;
}

/** The server's answer to a refused request; see the error catalogue in the domain. */
export interface ServerError {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string;
  readonly params?: MessageParams;
  readonly details?: readonly FieldProblem[];
  readonly requestId?: string;
}

/** The error format of every call. `status` is 0 if the server could not be reached. */
export interface ApiError {
  readonly status: number;
  /** Exactly the status, a colon, a space and the body; the status text if the body is empty. */
  readonly message: string;
  readonly server: ServerError | null;
  /** The answer's JSON, such as the current record of a 412. */
  readonly body: unknown;
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'server' in error;
}

/** The server refused the request. Other failures have no readable answer. */
export function isRefusal(error: unknown): error is ApiError {
  return isApiError(error) && error.status >= 400;
}

function isServerError(body: unknown): body is ServerError {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string'
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function toApiError(status: number, statusText: string, text: string): ApiError {
  const body = parse(text);
  return {
    status,
    message: `${status}: ${text || statusText}`,
    server: isServerError(body) ? body : null,
    body,
  };
}

/** The text for the user: the server's message, else the error's own message. */
export function getErrorMessage(error: unknown): string {
  if (isApiError(error)) return error.server?.message ?? error.message;
  return error instanceof Error ? error.message : String(error);
}

/** The server's message, or undefined for texts of the form "the server message, else …". */
export function getServerMessage(error: unknown): string | undefined {
  return isApiError(error) ? error.server?.message : undefined;
}

/**
 * The code from the server's error catalogue. The page does not load the catalogue, so an unknown
 * code matches nothing.
 */
export function getErrorCode(error: unknown): ErrorCode | undefined {
  return isApiError(error) ? (error.server?.code as ErrorCode | undefined) : undefined;
}

/** The parameters of the error code's text. */
export function getErrorParams(error: unknown): MessageParams {
  return (isApiError(error) ? error.server?.params : undefined) ?? {};
}

export function getFieldProblems(error: unknown): readonly FieldProblem[] {
  return (isApiError(error) ? error.server?.details : undefined) ?? [];
}

/** The same refusal, with its fields renamed to the form's names. */
export function withFieldNames(error: ApiError, nameOf: (field: string) => string): ApiError {
  const { server } = error;
  if (!server?.details) return error;
  const details = server.details.map((problem) => ({ ...problem, field: nameOf(problem.field) }));
  return { ...error, server: { ...server, details } };
}

/** Another user changed the record since it was read; nothing was written. */
export function isStale(error: unknown): boolean {
  return isApiError(error) && error.status === 412;
}

/** The current record, which a stale refusal contains. */
export function getCurrentRecord(error: unknown): unknown {
  const body = isStale(error) && isApiError(error) ? error.body : undefined;
  return typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;
}
