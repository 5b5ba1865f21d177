import { SESSION_CACHE_MS } from '@dispatch/domain/limits';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';
import { getConfig } from './config';
import { dropToken, readToken, storeToken } from './sessionToken';
import { listTag } from './tags';

export interface SessionUser {
  id: number;
  name: string;
  email: string;
  role: string;
  driverId: number | null;
  driverPhone: string | null;
  isActive: boolean;
  lastLogin: string | null;
  language: string | null;
  version: number;
}

export interface Credentials {
  email: string;
  password: string;
}

const SESSION_SECONDS = SESSION_CACHE_MS / 1000;

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null for every failure: a 401, a broken server and no network all mean signed out. */
    getMe: build.query<SessionUser | null, void>({
      queryFn: async (_arg, _api, _extra, fetch) => {
        const answer = await fetch('/api/auth/me');
        const body = answer.data as { user?: SessionUser } | null | undefined;
        return { data: body?.user ?? null };
      },
      keepUnusedDataFor: SESSION_SECONDS,
      providesTags: [listTag('session')],
    }),
    login: build.mutation<{ user: SessionUser; token?: string }, Credentials>({
      query: (body) => ({ url: '/api/auth/login', method: 'POST', body }),
    }),
    logout: build.mutation<null, void>({
      query: () => ({ url: '/api/auth/logout', method: 'POST' }),
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
    setLanguage: build.mutation<unknown, string>({
      query: (language) => ({ url: '/api/auth/me', method: 'PATCH', body: { language } }),
    }),
  }),
});

export const { getMe, login, logout, clearSession, setLanguage } = sessionApi.endpoints;
export const { useLoginMutation, useLogoutMutation, useSetLanguageMutation } = sessionApi;

export interface Session {
  readonly user: SessionUser | null;
  /** Only until the first answer; later checks run behind the screen. */
  readonly isLoading: boolean;
  readonly isAdmin: boolean;
  readonly isDriver: boolean;
}

/** Who is signed in. Checked again on mount once the last answer is older than 30 seconds. */
export function useSession(): Session {
  const { data, isUninitialized, isLoading } = sessionApi.useGetMeQuery(undefined, {
    refetchOnMountOrArgChange: SESSION_SECONDS,
  });
  return {
    user: data ?? null,
    isLoading: isUninitialized || isLoading,
    isAdmin: data?.role === 'admin',
    isDriver: data?.role === 'driver',
  };
}

type ApiDispatch = ThunkDispatch<
  { api: ReturnType<typeof sessionApi.reducer> },
  unknown,
  UnknownAction
>;

/** Empties every cache and says who is signed in now, so that no screen asks again. */
function useStartAfresh() {
  const dispatch = useDispatch<ApiDispatch>();
  return useCallback(
    (user: SessionUser | null) => {
      dispatch(api.util.resetApiState());
      void dispatch(sessionApi.util.upsertQueryData('getMe', undefined, user));
      void dispatch(getConfig.initiate(undefined));
    },
    [dispatch],
  );
}

/** The browser's side of signing in. */
export function useBeginSession() {
  const startAfresh = useStartAfresh();
  return useCallback(
    (user: SessionUser, token: string | undefined) => {
      if (token) storeToken(token);
      startAfresh(user);
    },
    [startAfresh],
  );
}

/** The browser's side of signing out, whatever the server said. */
export function useForgetSession() {
  const startAfresh = useStartAfresh();
  return useCallback(() => {
    dropToken();
    startAfresh(null);
  }, [startAfresh]);
}
