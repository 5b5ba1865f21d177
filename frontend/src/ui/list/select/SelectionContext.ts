import { createContext, useContext } from 'react';

/** The selected records of a list, and functions to change the selection. */
export interface Selection {
  readonly selected: ReadonlySet<number>;
  readonly isAll: boolean;
  /** For a range, includes all records between this one and the previous one. */
  readonly toggle: (id: number, isRange: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** Null if the list has no selection. */
export const SelectionContext = createContext<Selection | null>(null);

export const useListSelection = () => useContext(SelectionContext);
