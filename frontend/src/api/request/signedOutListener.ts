import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import type { ApiDispatch, ApiState } from '../api';
import { isApiError } from './errors';
import { clearSession, getMe } from '../accounts/session';

const EXEMPT: ReadonlySet<string> = new Set([getMe.name, clearSession.name]);

interface EndpointMeta {
  readonly arg?: { readonly endpointName?: string };
}

function isUnexpected401(action: unknown): boolean {
  if (!isRejectedWithValue(action) || !isApiError(action.payload)) return false;
  const { arg } = action.meta as EndpointMeta;
  return action.payload.status === 401 && !EXEMPT.has(arg?.endpointName ?? '');
}

/** A 401 on any other call makes the server clear the session in the background. */
export const signedOutListener: Middleware<object, ApiState, ApiDispatch> =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isUnexpected401(action)) void dispatch(clearSession.initiate());
    return result;
  };
