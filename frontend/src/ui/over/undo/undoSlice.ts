import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A change that its person may still undo. */
export interface Undoable {
  readonly id: string;
  /** As `recordKey` writes it. */
  readonly record: string | null;
}

export type UndoableKind = 'job' | 'customer' | 'driver';

export const recordKey = (kind: UndoableKind, id: number) => `${kind}:${id}`;

/** As many as a minute of quick work; what is older is found in its record's history. */
export const MOST_UNDOABLE = 20;

export const undoSlice = createSlice({
  name: 'undo',
  initialState: {
    /** The newest stands last. */
    changes: [] as readonly Undoable[],
    /** Records just changed by this person: rows that they leave keep their places. */
    recent: [] as readonly string[],
  },
  reducers: {
    undoOffered: (slice, { payload }: PayloadAction<Undoable>) => {
      slice.changes = [...slice.changes, payload].slice(-MOST_UNDOABLE);
    },
    undoTaken: (slice, { payload }: PayloadAction<string>) => {
      slice.changes = slice.changes.filter(({ id }) => id !== payload);
    },
    recordTouched: (slice, { payload }: PayloadAction<string>) => {
      slice.recent = [...slice.recent, payload];
    },
    /** Once for each touch. */
    recordSettled: (slice, { payload }: PayloadAction<string>) => {
      const place = slice.recent.indexOf(payload);
      if (place >= 0) slice.recent = slice.recent.toSpliced(place, 1);
    },
    allSettled: (slice) => {
      if (slice.recent.length > 0) slice.recent = [];
    },
    undosForgotten: (slice) => {
      slice.changes = [];
      slice.recent = [];
    },
  },
});

export const { undoOffered, undoTaken, recordTouched, recordSettled, allSettled, undosForgotten } =
  undoSlice.actions;

/** The part of the store that holds what can be undone. */
export interface UndoState {
  readonly undo: ReturnType<typeof undoSlice.reducer>;
}
