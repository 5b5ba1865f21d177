import type { GridStateSnapshot, StateSnapshot } from 'react-virtuoso';

/** Where a list was scrolled to, as table or as cards. */
interface ListPlace {
  readonly table?: StateSnapshot;
  readonly grid?: GridStateSnapshot;
}

/** Kept by whoever outlives the list while details take its place. */
export interface PlaceKeeper {
  readonly read: () => ListPlace;
  readonly keep: (place: ListPlace) => void;
}

export function makePlaceKeeper(): PlaceKeeper {
  let kept: ListPlace = {};
  return {
    read: () => kept,
    keep: (place) => {
      kept = place;
    },
  };
}
