import type { components } from './generated/api.ts';

type ErrorBody = components['schemas']['Error'];

interface Outcome<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

/** A request that the server refused; programs read `code`, people the message. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  /** As the server sent it, with `details` of fields; null where it sent none. */
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
 * What a call answered.
 * @throws ApiError for a refusal
 */
export function dataOf<Data>({ data, error, response }: Outcome<Data>): Data {
  if (!response.ok) throw new ApiError(response.status, error);
  return data as Data; // of a success the document says what it is
}
