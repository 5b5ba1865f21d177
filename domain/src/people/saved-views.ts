import { visibleKey } from '../text/name-key';

/** Lists whose search, filters and order a user can save under a name. */
export const SAVED_VIEW_LISTS = [
  'active-jobs',
  'completed-jobs',
  'billing',
  'customers',
  'drivers',
] as const;
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number];

/** Most saved views per user, over all lists. */
export const MAX_SAVED_VIEWS = 50;

/** Longest name, and longest search and filters as a query string. */
export const SAVED_VIEW_MAX = { name: 60, query: 1000 } as const;

/** Lower case and normalization can make the stored key longer, up to this. */
const KEY_MAX = 2 * SAVED_VIEW_MAX.name;

/** Within one list of a user, names are the same if these are: they look alike except for case. */
export function savedViewKey(name: string): string {
  return visibleKey(name, KEY_MAX);
}
