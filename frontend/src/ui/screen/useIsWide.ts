import { useMedia } from './useMedia';

/** True from 768 px, as specified; from more with larger text. */
export function useIsWide(): boolean {
  return useMedia('(min-width: 48em)');
}
