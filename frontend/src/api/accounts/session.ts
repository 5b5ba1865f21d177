import { type Permission, permissionsOf } from '@dispatch/domain/people/permissions';
import { SESSION_CACHE_MS } from '@dispatch/domain/limits';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import type { Dispatch } from '@reduxjs/toolkit';
import { forgetLastDriver, rememberLastDriver } from '../../lib/lastDriver';
import { api, useApiDispatch, type ApiState } from '../api';
import { getConfig, presumeConfig, type CompanyConfig } from '../config';
import type { SecondFactorNeeded } from '../generated/endpoints';
import { isRefusal } from '../request/errors';
import { dropFirstAnswers } from '../request/firstAnswers';
import { dropToken, readToken, storeToken } from '../request/sessionToken';
import { listTag } from '../cache/tags';
import type { SessionUser } from './sessionUser';
import { endSession, forgetPendingEnd, isEndPending } from './endSession';
import { lastDriverHere, presumedDriver, recordServerUser } from './presumedDriver';

type OwnSettings = Partial<Pick<SessionUser, 'language' | 'shortcuts'>>;

export interface Credentials {
  email: string;
  password: string;
}

export interface SignedIn {
  user: SessionUser;
  token?: string;
}

/** The data a sign-in needs in addition to the password. */
export type SecondStepNeeded = SecondFactorNeeded['secondFactor'];

const SESSION_SECONDS = SESSION_CACHE_MS / 1000;

/** Any other status, such as a Wi-Fi login page, says nothing about the session. */
const SIGNED_OUT: ReadonlySet<number> = new Set([401, 403]);

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * On the first load every failure means signed out: a 401, a server error or no network. Only
     * the driver of this phone stays signed in, because drivers work offline. A signed-in user
     * stays until the server refuses, so an outage loses no form data.
     */
    getMe: build.query<SessionUser | null, void>({
      queryFn: async (_arg, { getState }, _extra, fetch) => {
        if (isEndPending()) {
          dropFirstAnswers();
          if ((await endSession(false)).status === 0) return { data: null };
        }
        const answer = await fetch('/api/auth/me');
        const isSaidByServer = answer.error
          ? SIGNED_OUT.has(answer.error.status)
          : typeof answer.data === 'object';
        if (!isSaidByServer)
          return { data: signedInSoFar(getState()) ?? presumedDriver()?.user ?? null };
        const body = answer.data as { user?: SessionUser } | null | undefined;
        return { data: recordServerUser(body?.user ?? null) };
      },
      keepUnusedDataFor: SESSION_SECONDS,
      providesTags: [listTag('session')],
    }),
    /** Reads the current session from the server for a page that stays open across sign-ins. */
    checkSession: build.query<SessionUser | null, void>({
      queryFn: async (_arg, _api, _extra, fetch) => {
        const { data } = await fetch('/api/auth/me');
        return { data: (data as { user?: SessionUser } | null | undefined)?.user ?? null };
      },
      keepUnusedDataFor: 0,
      providesTags: [listTag('session')],
    }),
    /** Null if a successful answer has no usable content, such as a proxy's page. */
    login: build.mutation<SignedIn | SecondFactorNeeded | null, Credentials>({
      query: (body) => ({ url: '/api/auth/login', method: 'POST', body }),
      transformResponse: (answer: Partial<SignedIn & SecondFactorNeeded> | null) =>
        // It has what makes it one of them.
        answer?.user || answer?.secondFactor ? (answer as SignedIn | SecondFactorNeeded) : null,
    }),
    clearSession: build.mutation<null, void>({
      query: () => ({ url: '/api/auth/clear-session', method: 'POST' }),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const refused = readToken();
        try {
          await queryFulfilled;
        } catch {
          // The server may be unreachable; the browser's own state is cleared anyway.
        }
        // A sign-in may have succeeded in the meantime; keep its token.
        if (readToken() === refused) dropToken();
        dispatch(api.util.invalidateTags([listTag('session')]));
      },
    }),
    changeMe: build.mutation<unknown, OwnSettings>({
      query: (body) => ({ url: '/api/auth/me', method: 'PATCH', body }),
      onQueryStarted: async (settings, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          sessionApi.util.updateQueryData('getMe', undefined, (user) => {
            if (user) Object.assign(user, settings);
          }),
        );
        // Without an answer, the choice stays for this page.
        const isRefused = await queryFulfilled.then(
          () => false,
          (failure: unknown) => isRefusal((failure as { error?: unknown }).error), // as the library rejects
        );
        if (isRefused) shown.undo();
      },
    }),
  }),
});

/** From the last answer in this page; undefined before the first one. */
export function signedInSoFar(state: unknown): SessionUser | null | undefined {
  // The page's only store holds the API cache.
  return sessionApi.endpoints.getMe.select()(state as ApiState).data;
}

export const { getMe, login, clearSession, changeMe } = sessionApi.endpoints;
export const { useCheckSessionQuery, useClearSessionMutation, useLoginMutation } = sessionApi;

export interface Session {
  readonly user: SessionUser | null;
  /** Only until the first answer; later checks run in the background. */
  readonly isLoading: boolean;
  readonly may: (permission: Permission) => boolean;
  readonly isDriver: boolean;
}

/** The signed-in user. Checked again on mount if the last answer is older than 30 seconds. */
export function useSession(): Session {
  const { data, isUninitialized, isLoading } = sessionApi.useGetMeQuery(undefined, {
    refetchOnMountOrArgChange: SESSION_SECONDS,
  });
  const permissions = permissionsOf(data);
  return {
    user: data ?? null,
    isLoading: isUninitialized || isLoading,
    may: (permission) => permissions.has(permission),
    isDriver: data?.role === 'driver',
  };
}

/** A returning driver sees their jobs at once, while the session is being checked. */
export function presumeLastDriver(dispatch: Dispatch): SessionUser | null {
  const last = presumedDriver();
  if (!last) return null;
  dispatch(
    sessionApi.util.upsertQueryEntries([
      { endpointName: 'getMe', arg: undefined, value: last.user },
    ]),
  );
  if (last.config) dispatch(presumeConfig(last.config));
  return last.user;
}

/** The driver of this phone whose session ended and who must sign in again; otherwise null. */
export function driverToReturn(): SessionUser | null {
  const last = lastDriverHere();
  return last?.hasEnded ? last.user : null;
}

/**
 * Assigns this phone to the driver; `config` is the configuration their screens need. Screens drawn
 * before the server ended the session do not start it again.
 */
export function rememberDriver(user: SessionUser, config: CompanyConfig): void {
  const hasEnded = driverToReturn()?.id === user.id;
  rememberLastDriver({ user, config, hasEnded });
}

/** Empties every cache and sets the current user, so no screen requests the session again. */
function useStartAfresh() {
  const dispatch = useApiDispatch();
  return useCallback(
    (user: SessionUser | null) => {
      dropFirstAnswers();
      dispatch(api.util.resetApiState());
      void dispatch(sessionApi.util.upsertQueryData('getMe', undefined, user));
      void dispatch(getConfig.initiate(undefined));
    },
    [dispatch],
  );
}

/** Marks this device as the user's; deletes another driver's visible data. */
export function placeFor(user: SessionUser): void {
  const last = lastDriverHere();
  if (last?.user.id === user.id) rememberLastDriver({ ...last, user, hasEnded: false });
  else forgetLastDriver(user.role === 'driver' ? 'driver' : 'other');
}

/** Starts the session in the browser. */
export function useBeginSession() {
  const startAfresh = useStartAfresh();
  return useCallback(
    (user: SessionUser, token: string | undefined) => {
      forgetPendingEnd();
      placeFor(user);
      if (token) storeToken(token);
      startAfresh(user);
    },
    [startAfresh],
  );
}

/** Ends the session in the browser, regardless of the server's answer. */
export function useForgetSession() {
  const startAfresh = useStartAfresh();
  const dispatch = useApiDispatch();
  return useCallback(() => {
    forgetLastDriver('other');
    dropToken();
    // Unmount signed-in screens before clearing the cache, or they refetch and get 401.
    flushSync(() => {
      dispatch(sessionApi.util.updateQueryData('getMe', undefined, () => null));
    });
    startAfresh(null);
  }, [dispatch, startAfresh]);
}
