import { type Permission, permissionsOf } from '@dispatch/domain/people/permissions';
import { SESSION_CACHE_MS } from '@dispatch/domain/limits';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import type { Dispatch } from '@reduxjs/toolkit';
import { forgetLastDriver, rememberLastDriver } from '../../lib/lastDriver';
import { api, useApiDispatch, type ApiState } from '../api';
import { getConfig, presumeConfig, type CompanyConfig } from '../config';
import type { SecondFactorNeeded } from '../generated/endpoints';
import { dropFirstAnswers } from '../request/firstAnswers';
import { dropToken, readToken, storeToken } from '../request/sessionToken';
import { listTag } from '../cache/tags';
import type { SessionUser } from './sessionUser';
import { endSession, forgetPendingEnd, isEndPending } from './endSession';
import { hearWhoIsSignedIn, lastDriverHere, presumedDriver } from './presumedDriver';

type OwnSettings = Partial<Pick<SessionUser, 'language' | 'shortcuts'>>;

export interface Credentials {
  email: string;
  password: string;
}

export interface SignedIn {
  user: SessionUser;
  token?: string;
}

/** What a sign-in needs besides the password. */
export type SecondStepNeeded = SecondFactorNeeded['secondFactor'];

const SESSION_SECONDS = SESSION_CACHE_MS / 1000;

/** Anything else, such as the page of a station's Wi-Fi, says nothing of the session. */
const SIGNED_OUT: ReadonlySet<number> = new Set([401, 403]);

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * On the first load every failure means signed out: a 401, a broken server and no network. Only
     * the driver of this phone stays signed in: they work without a network. Whoever is signed in
     * already stays until the server says no, so that a break loses no form.
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
        return { data: hearWhoIsSignedIn(body?.user ?? null) };
      },
      keepUnusedDataFor: SESSION_SECONDS,
      providesTags: [listTag('session')],
    }),
    /** What the server says of the session by now, for a page that stays whoever signs in. */
    checkSession: build.query<SessionUser | null, void>({
      queryFn: async (_arg, _api, _extra, fetch) => {
        const { data } = await fetch('/api/auth/me');
        return { data: (data as { user?: SessionUser } | null | undefined)?.user ?? null };
      },
      keepUnusedDataFor: 0,
      providesTags: [listTag('session')],
    }),
    /** Null where a success says nothing that can be used, such as the page of a proxy. */
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
          // The server may be unreachable; the browser's own side is cleared all the same.
        }
        // A sign-in may have succeeded meanwhile; its token is not ours to drop.
        if (readToken() === refused) dropToken();
        dispatch(api.util.invalidateTags([listTag('session')]));
      },
    }),
    changeMe: build.mutation<unknown, OwnSettings>({
      query: (body) => ({ url: '/api/auth/me', method: 'PATCH', body }),
      onQueryStarted: (settings, { dispatch }) => {
        dispatch(
          sessionApi.util.updateQueryData('getMe', undefined, (user) => {
            if (user) Object.assign(user, settings);
          }),
        );
      },
    }),
  }),
});

/** Of the last answer in this page; nothing before the first one. */
export function signedInSoFar(state: unknown): SessionUser | null | undefined {
  // The one store of the page keeps the answers of the API.
  return sessionApi.endpoints.getMe.select()(state as ApiState).data;
}

export const { getMe, login, clearSession, changeMe } = sessionApi.endpoints;
export const { useCheckSessionQuery, useClearSessionMutation, useLoginMutation } = sessionApi;

export interface Session {
  readonly user: SessionUser | null;
  /** Only until the first answer; later checks run behind the screen. */
  readonly isLoading: boolean;
  readonly may: (permission: Permission) => boolean;
  readonly isDriver: boolean;
}

/** Who is signed in. Checked again on mount once the last answer is older than 30 seconds. */
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

/**
 * A driver who was here before sees their jobs at once, while the session is being checked.
 */
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

/** The driver of this phone whose session ended, and who has to sign in again; else null. */
export function driverToReturn(): SessionUser | null {
  const last = lastDriverHere();
  return last?.hasEnded ? last.user : null;
}

/**
 * From now on this phone belongs to the driver; `config` is what their screens need of it. Screens that were drawn
 * before the server ended the session do not begin it again.
 */
export function rememberDriver(user: SessionUser, config: CompanyConfig): void {
  const hasEnded = driverToReturn()?.id === user.id;
  rememberLastDriver({ user, config, hasEnded });
}

/** Empties every cache and says who is signed in now, so that no screen asks again. */
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

/** This device is now the place of whoever signed in; of another driver it keeps nothing that shows. */
export function placeFor(user: SessionUser): void {
  const last = lastDriverHere();
  if (last?.user.id === user.id) rememberLastDriver({ ...last, user, hasEnded: false });
  else forgetLastDriver(user.role === 'driver' ? 'driver' : 'other');
}

/** The browser's side of signing in. */
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

/** The browser's side of signing out, whatever the server said. */
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
