import { useMedia } from './useMedia';

/** True from 768 px, as specified. */
export function useIsWide(): boolean {
  return useMedia('(min-width: 768px)');
}
