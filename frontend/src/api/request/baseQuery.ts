import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { toApiError, type ApiError } from './errors';
import { fetchOrTakeFirst } from './firstAnswers';
import { readToken } from './sessionToken';

/** Facts about the answer for use in `transformResponse`. */
export interface AnswerMeta {
  /** The X-Total-Count header of a paged list. */
  readonly total: number | null;
  /** Whether there may be more than the total. */
  readonly isLeast: boolean;
  /** From the ETag of a single record. */
  readonly version: number | null;
}

const send = fetchBaseQuery({
  baseUrl: window.location.origin,
  fetchFn: fetchOrTakeFirst,
  credentials: 'include',
  cache: 'no-store',
  prepareHeaders: (headers) => {
    const token = readToken();
    if (token) headers.set('Authorization', `Bearer ${token}`);
  },
  responseHandler: (response) => response.text(),
});

function wholeNumber(text: string | null | undefined): number | null {
  return text && /^\d+$/.test(text) ? Number(text) : null;
}

/** Every call goes through here: JSON both ways, errors in one format. */
export const baseQuery: BaseQueryFn<
  FetchArgs | string,
  unknown,
  ApiError,
  object,
  AnswerMeta
> = async (args, api, extra) => {
  const answer = await send(args, api, extra);
  const response = answer.meta?.response;
  const meta: AnswerMeta = {
    total: wholeNumber(response?.headers.get('X-Total-Count')),
    isLeast: response?.headers.get('X-Total-Count-Relation') === 'at-least',
    version: wholeNumber(response?.headers.get('ETag')?.replace(/^(?:W\/)?"(.*)"$/, '$1')),
  };
  if (answer.error) {
    const { status } = answer.error;
    const text = typeof answer.error.data === 'string' ? answer.error.data : '';
    const reason = 'error' in answer.error ? answer.error.error : (response?.statusText ?? '');
    return { error: toApiError(typeof status === 'number' ? status : 0, reason, text), meta };
  }
  // A custom response handler has already parsed its answer.
  if (typeof answer.data === 'object') return { data: answer.data, meta };
  const text = typeof answer.data === 'string' ? answer.data : '';
  if (text === '') return { data: null, meta };
  try {
    const data: unknown = JSON.parse(text);
    return { data, meta };
  } catch {
    return { error: toApiError(response?.status ?? 0, 'The answer is not JSON', text), meta };
  }
};
