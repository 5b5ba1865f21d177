import type { Lines } from './linesInSight';

/** Where a list was scrolled to. */
export interface ListPlace {
  /** How far its first line was above the window's upper edge, in px. */
  readonly above: number;
  readonly line: number;
  readonly perLine: number;
  readonly drawn: Lines;
}

/** Kept by whoever outlives the list while details take its place. */
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
