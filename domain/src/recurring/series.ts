import { visibleKey } from '../text/name-key';
import { fold } from '../text/search-words';

export const SERIES_STATES = ['on', 'paused', 'ended'] as const;

/** The result of a date of a series. A date without a record is still planned, or left out for a holiday. */
export const OCCURRENCE_STATES = ['made', 'skipped', 'failed', 'missed'] as const;
export type OccurrenceState = (typeof OCCURRENCE_STATES)[number];

export const OCCURRENCE_REASONS = [
  'customer-gone',
  'driver-gone',
  'template-gone',
  'not-valid',
] as const;
export type OccurrenceReason = (typeof OCCURRENCE_REASONS)[number];

export const MAX_TEMPLATES = 500;
export const MAX_SERIES = 500;
export const SERIES_NAME_MAX = 80;

/** Lower case and normalization can make the stored key longer, up to this. */
const KEY_MAX = 2 * SERIES_NAME_MAX;

/** Template names are the same if these are: case and accents are ignored. */
export function templateKey(name: string): string {
  return [...fold(visibleKey(name, KEY_MAX))].slice(0, KEY_MAX).join('');
}
