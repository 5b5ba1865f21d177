import type { ErrorCode } from '@dispatch/domain/errors';
import type { MessageParams } from '@dispatch/domain/text/sentence';

export interface FieldProblem {
  readonly field: string;
  /** What is wrong; see the field problems of the domain. */
  readonly code?: string;
  readonly params?: MessageParams;
  readonly message: string;
}

/** What the server says of a refused request; see the error catalogue in the domain. */
export interface ServerError {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string;
  readonly params?: MessageParams;
  readonly details?: readonly FieldProblem[];
  readonly requestId?: string;
}

/** The one error shape of every call. `status` is 0 when the server could not be reached. */
export interface ApiError {
  readonly status: number;
  /** Exactly the status, a colon, a space and the body, or the status text of an empty body. */
  readonly message: string;
  readonly server: ServerError | null;
  /** The answer's JSON, such as the current record of a 412. */
  readonly body: unknown;
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'server' in error;
}

/** The server said no; everything else that fails says nothing that can be read. */
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

/** What a person reads: the server's sentence, else the error's own text. */
export function getErrorMessage(error: unknown): string {
  if (isApiError(error)) return error.server?.message ?? error.message;
  return error instanceof Error ? error.message : String(error);
}

/** The server's sentence or nothing, for texts of the form "the server message, else …". */
export function getServerMessage(error: unknown): string | undefined {
  return isApiError(error) ? error.server?.message : undefined;
}

/** The code of the server's catalogue, which the page does without: a code that is in neither equals none. */
export function getErrorCode(error: unknown): ErrorCode | undefined {
  return isApiError(error) ? (error.server?.code as ErrorCode | undefined) : undefined;
}

/** What fills the sentence of the error's code. */
export function getErrorParams(error: unknown): MessageParams {
  return (isApiError(error) ? error.server?.params : undefined) ?? {};
}

export function getFieldProblems(error: unknown): readonly FieldProblem[] {
  return (isApiError(error) ? error.server?.details : undefined) ?? [];
}

/** The same refusal, with its fields under the names that a form has for them. */
export function withFieldNames(error: ApiError, nameOf: (field: string) => string): ApiError {
  const { server } = error;
  if (!server?.details) return error;
  const details = server.details.map((problem) => ({ ...problem, field: nameOf(problem.field) }));
  return { ...error, server: { ...server, details } };
}

/** Somebody else changed the record since it was read; nothing was written. */
export function isStale(error: unknown): boolean {
  return isApiError(error) && error.status === 412;
}

/** The record as it is now, which a stale refusal carries. */
export function getCurrentRecord(error: unknown): unknown {
  const body = isStale(error) && isApiError(error) ? error.body : undefined;
  return typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;
}
