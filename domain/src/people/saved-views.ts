import { visibleKey } from '../text/name-key';

/** The lists whose search, filters and order a person may keep under a name. */
export const SAVED_VIEW_LISTS = [
  'active-jobs',
  'completed-jobs',
  'billing',
  'customers',
  'drivers',
] as const;
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number];

/** Most views one person may keep, over all lists. */
export const MAX_SAVED_VIEWS = 50;

/** Longest name, and longest search and filters as the address writes them. */
export const SAVED_VIEW_MAX = { name: 60, query: 1000 } as const;

/** Lower case and normal form can make a name longer, at most to this in what is stored. */
const KEY_MAX = 2 * SAVED_VIEW_MAX.name;

/** Within one list of one person, names are the same when these are: they look alike but for case. */
export function savedViewKey(name: string): string {
  return visibleKey(name, KEY_MAX);
}
