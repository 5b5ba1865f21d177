import type { components } from './generated/api.ts';

type ErrorBody = components['schemas']['Error'];

interface Outcome<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

/** A refused request. `code` is for programs, the message for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  /** The error body with `details` per field; null if the server sent none. */
  readonly body: ErrorBody | null;

  constructor(status: number, body: unknown) {
    const known = isErrorBody(body) ? body : null;
    super(known?.message ?? `The server answered ${String(status)}.`);
    this.name = 'ApiError';
    this.status = status;
    this.code = known?.code ?? null;
    this.body = known;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

/**
 * Returns the data of a call.
 * @throws ApiError for a refusal
 */
export function dataOf<Data>({ data, error, response }: Outcome<Data>): Data {
  if (!response.ok) throw new ApiError(response.status, error);
  return data as Data; // of a success the document says what it is
}
