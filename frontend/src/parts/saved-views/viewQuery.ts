import type { SavedViewList } from '@dispatch/domain/people/saved-views';

/** The URL parameters of each list that define its content and order. */
const KEPT: Readonly<Record<SavedViewList, readonly string[]>> = {
  'active-jobs': [
    'customer',
    'destination',
    'driver',
    'left',
    'note',
    'order',
    'origin',
    'pickup',
    'q',
    'route',
    'sort',
    'status',
    'vin',
  ],
  'completed-jobs': ['customer', 'driver', 'from', 'note', 'order', 'q', 'show', 'sort', 'to'],
  billing: ['q', 'show'],
  customers: ['order', 'q', 'sort', 'status'],
  drivers: ['order', 'q', 'sort', 'status'],
};

/**
 * The parameters that a saved view keeps, in a fixed order, so that equal views have equal text.
 */
export function viewQuery(list: SavedViewList, search: string): string {
  const params = new URLSearchParams(search);
  const kept = KEPT[list].flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}
