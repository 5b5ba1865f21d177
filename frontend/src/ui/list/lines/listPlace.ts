import type { Lines } from './linesInSight';

/** The scroll position of a list. */
export interface ListPlace {
  /** Distance of the first line above the window's top edge, in px. */
  readonly above: number;
  readonly line: number;
  readonly perLine: number;
  readonly drawn: Lines;
}

/** Provided by a parent that stays mounted while details replace the list. */
export interface PlaceKeeper {
  readonly read: (as: 'table' | 'grid') => ListPlace | undefined;
  readonly keep: (as: 'table' | 'grid', place: ListPlace) => void;
}

export function makePlaceKeeper(): PlaceKeeper {
  const kept = new Map<string, ListPlace>();
  return {
    read: (as) => kept.get(as),
    keep: (as, place) => {
      kept.set(as, place);
    },
  };
}
