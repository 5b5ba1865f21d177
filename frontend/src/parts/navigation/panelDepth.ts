interface Place {
  readonly search: string;
  readonly state: unknown;
}

/** The number of history entries from the list to this panel; 0 for a panel that the address opened. */
export function depthOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('depth' in state)) return 0;
  return typeof state.depth === 'number' ? state.depth : 0;
}

/** The mark of a panel that opens at this place, so that closing it leads to the list, over all records between. */
export function openedOver({ search, state }: Place): { readonly depth: number } {
  const params = new URLSearchParams(search);
  const isRecordOpen = params.has('job') || params.has('invoice');
  return { depth: isRecordOpen ? depthOf(state) + 1 : 1 };
}
