import createFetchClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './generated/api.ts';
import { patient, type Patience } from './patient.ts';

export type { components, paths };
export { ApiError, dataOf } from './api-error.ts';
export { entityTagOf, idempotencyKey, isUnchanged } from './headers.ts';

/** Record types by their names in the API manual: `Schemas['Job']`. */
export type Schemas = components['schemas'];

export type DispatchClient = Client<paths>;

export interface ClientOptions extends Patience {
  /** The server's origin, such as `https://dispatch.example.com`. */
  readonly baseUrl: string;
  /** Created under API Access in the console. */
  readonly token: string;
}

/** A typed client that sends the token and waits as long as `Retry-After` requests. */
export function createClient({ baseUrl, token, ...patience }: ClientOptions): DispatchClient {
  return createFetchClient<paths>({
    baseUrl,
    headers: { Authorization: `Bearer ${token}` },
    fetch: patient(patience),
  });
}
