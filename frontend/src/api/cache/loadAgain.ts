import { isFulfilled, isRejected, type Middleware } from '@reduxjs/toolkit';
import { api, type ApiDispatch, type ApiState } from '../api';

interface Load {
  readonly endpointName: string;
  readonly originalArgs: unknown;
  readonly queryCacheKey: string;
  readonly forceRefetch?: unknown;
}

interface Endpoints {
  readonly [name: string]: {
    readonly initiate: (
      arg: unknown,
      options: { subscribe: false; forceRefetch: true },
    ) => (dispatch: ApiDispatch, getState: () => ApiState) => unknown;
  };
}

/**
 * RTK Query drops a refetch while the same query is loading. That answer may be older than the
 * change, so the refetch is made afterwards.
 */
export const loadAgain: Middleware<object, ApiState, ApiDispatch> = ({ dispatch }) => {
  const dropped = new Set<string>();
  return (next) => (action) => {
    const result = next(action);
    if (!isFulfilled(action) && !isRejected(action)) return result;
    const load = action.meta.arg as Partial<Load> | undefined;
    if (load?.queryCacheKey === undefined || load.endpointName === undefined) return result;
    if (isRejected(action) && action.meta.condition) {
      if (load.forceRefetch === true) dropped.add(load.queryCacheKey);
    } else if (dropped.delete(load.queryCacheKey)) {
      // The base API has no endpoint names in its type.
      const { [load.endpointName]: endpoint } = api.endpoints as Endpoints;
      if (endpoint)
        dispatch(endpoint.initiate(load.originalArgs, { subscribe: false, forceRefetch: true }));
    }
    return result;
  };
};
