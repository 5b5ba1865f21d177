import { usePreference } from './usePreference';

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** Height of table rows; the theme reads it. */
export function useDensity() {
  return usePreference<Density>('density', DENSITIES, 'comfortable');
}
