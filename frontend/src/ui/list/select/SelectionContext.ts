import { createContext, useContext } from 'react';

/** Which records of a list are selected, and the ways to change that. */
export interface Selection {
  readonly selected: ReadonlySet<number>;
  readonly isAll: boolean;
  /** With all records between this one and the one before, where a range is meant. */
  readonly toggle: (id: number, isRange: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** None where nothing can be selected. */
export const SelectionContext = createContext<Selection | null>(null);

export const useListSelection = () => useContext(SelectionContext);
