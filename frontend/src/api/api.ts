import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { useDispatch } from 'react-redux';
import { baseQuery } from './request/baseQuery';
import { TAG_TYPES } from './cache/tags';

const KEPT_SECONDS = 600;

/**
 * The one api; resources inject their endpoints. Loads are never stale by themselves: freshness
 * comes from tags and the live feed, so there is no polling, no focus refetch and no retry.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: KEPT_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});

/** The part of the store that holds the server's data. */
export interface ApiState {
  readonly api: ReturnType<typeof api.reducer>;
}
/** Dispatches requests and changes of what is cached. */
export type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;
export const useApiDispatch = useDispatch.withTypes<ApiDispatch>();
