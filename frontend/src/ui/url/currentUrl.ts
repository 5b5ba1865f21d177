import { createContext, useContext, useSyncExternalStore } from 'react';

/** Tells of every change of the address, until what it returns is called. */
export const AddressContext = createContext<(onChange: () => void) => () => void>(
  () => () => undefined,
);

/**
 * One part of the address as it is this moment, for a field that is typed into: the rest of the
 * page is drawn later. Empty when the address does not name it.
 */
export function useAddressText(name: string): string {
  const listen = useContext(AddressContext);
  return useSyncExternalStore(
    listen,
    () => new URLSearchParams(window.location.search).get(name) ?? '',
  );
}
