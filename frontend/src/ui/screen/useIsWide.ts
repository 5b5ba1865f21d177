import { useMedia } from './useMedia';

/** From the specification's 768 px on. */
export function useIsWide(): boolean {
  return useMedia('(min-width: 768px)');
}
