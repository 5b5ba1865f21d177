import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A change that the user can still undo. */
export interface Undoable {
  readonly id: string;
  /** The affected records that can still be undone, as returned by `recordKey`. */
  readonly records: readonly string[];
}

export type UndoableKind = 'job' | 'customer' | 'driver';

export const recordKey = (kind: UndoableKind, id: number) => `${kind}:${id}`;

interface OwnChange {
  readonly record: string;
  /** Versions of the record. */
  readonly before: number;
  readonly after: number;
}

const versionKey = (record: string, version: number) => `${record} ${version}`;

/** About one minute of fast work; older changes are in the record's history. */
export const MOST_UNDOABLE = 20;

interface Undos {
  /** Newest last. */
  readonly changes: readonly Undoable[];
  /** Records just changed by this user: their old rows keep their places. */
  readonly recent: readonly string[];
  /** By `versionKey`, the version that the user's own change created. */
  readonly made: Readonly<Record<string, number>>;
}

const NOTHING: Undos = { changes: [], recent: [], made: {} };

export const undoSlice = createSlice({
  name: 'undo',
  initialState: NOTHING,
  reducers: {
    undoOffered: (slice, { payload }: PayloadAction<Undoable>) => {
      const offered = { id: payload.id, records: [...payload.records] };
      slice.changes = [...slice.changes, offered].slice(-MOST_UNDOABLE);
    },
    undoTaken: (slice, { payload }: PayloadAction<string>) => {
      slice.changes = slice.changes.filter(({ id }) => id !== payload);
    },
    recordTouched: (slice, { payload }: PayloadAction<string>) => {
      slice.recent = [...slice.recent, payload];
    },
    ownChangeMade: (slice, { payload }: PayloadAction<OwnChange>) => {
      const { record, before, after } = payload;
      if (after > before) slice.made = { ...slice.made, [versionKey(record, before)]: after };
    },
    /** Removes all undos of this record. */
    undosDropped: (slice, { payload }: PayloadAction<string>) => {
      slice.changes = slice.changes
        .map(({ id, records }) => ({ id, records: records.filter((record) => record !== payload) }))
        .filter(({ records }) => records.length > 0);
    },
    /** Removes one entry; a record touched twice needs two calls. */
    recordSettled: (slice, { payload }: PayloadAction<string>) => {
      const place = slice.recent.indexOf(payload);
      if (place >= 0) slice.recent = slice.recent.toSpliced(place, 1);
    },
    allSettled: (slice) => {
      if (slice.recent.length > 0) slice.recent = [];
    },
    undosForgotten: () => NOTHING,
  },
});

export const {
  undoOffered,
  undoTaken,
  ownChangeMade,
  undosDropped,
  recordTouched,
  recordSettled,
  allSettled,
  undosForgotten,
} = undoSlice.actions;

/** The part of the store that holds the undos. */
export interface UndoState {
  readonly undo: ReturnType<typeof undoSlice.reducer>;
}

/**
 * The latest version reached by the user's own changes alone, so an earlier change can be undone after a later one. It
 * excludes other users' changes: the server refuses the undo.
 */
export function newestOwn({ undo }: UndoState, record: string, version: number): number {
  const next = undo.made[versionKey(record, version)];
  return next === undefined ? version : newestOwn({ undo }, record, next);
}
