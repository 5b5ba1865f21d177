import { createContext, useContext } from 'react';
import type { Path } from 'react-router-dom';

type Address = Pick<Path, 'pathname' | 'search'>;

/** Set by the router. */
export const AddressContext = createContext<() => Address>(() => ({ pathname: '/', search: '' }));

/**
 * Reads the current address. `useLocation()` may be older, because a change within a view renders
 * as a transition.
 */
export function useReadAddress(): () => Address {
  return useContext(AddressContext);
}
