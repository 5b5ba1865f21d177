import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { useDispatch } from 'react-redux';
import { baseQuery } from './request/baseQuery';
import { TAG_TYPES } from './cache/tags';

const KEPT_SECONDS = 600;

/**
 * The only API; resources inject their endpoints. Data never becomes stale with time: tags and the
 * live feed keep it fresh, so there is no polling, no refetch on focus and no retry.
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

/** The API's part of the store, which holds the server's data. */
export interface ApiState {
  readonly api: ReturnType<typeof api.reducer>;
}
/** Dispatches requests and cache changes. */
export type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;
export const useApiDispatch = useDispatch.withTypes<ApiDispatch>();
