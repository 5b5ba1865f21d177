import { createContext, useContext } from 'react';
import type { Path } from 'react-router-dom';

interface Address extends Pick<Path, 'pathname' | 'search'> {
  /** Of the history entry. */
  readonly state: unknown;
}

/** Set by the router. */
export const AddressContext = createContext<() => Address>(() => ({
  pathname: '/',
  search: '',
  state: null,
}));

/**
 * Reads the current address. `useLocation()` may be older, because a change within a view renders
 * as a transition.
 */
export function useReadAddress(): () => Address {
  return useContext(AddressContext);
}
