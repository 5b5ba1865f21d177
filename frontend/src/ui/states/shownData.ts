/** The parts of an RTK Query result that decide whether its data is shown. */
export interface Answer<Data> {
  readonly data?: Data;
  /** `data` may still be the answer to the previous arguments; this never is. */
  readonly currentData?: unknown;
  readonly error?: unknown;
}

/** The data to show: the previous arguments' data only while the new ones load. A failed reload keeps the current data. */
export function shownData<Data>(query: Answer<Data>): Data | undefined {
  const { data, error } = query;
  const current = 'currentData' in query ? query.currentData : data;
  return error !== undefined && current === undefined ? undefined : data;
}
