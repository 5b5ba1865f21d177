import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface ToastAction {
  label: string;
  /** The action's link; a toast outlives the screen that showed it. */
  href: string;
}

export interface ToastContent {
  title: string;
  description?: string;
  /** Names of the affected records, shown below the description. */
  about?: string;
  variant?: 'default' | 'destructive';
  action?: ToastAction;
}

export interface ShownToast extends ToastContent {
  id: string;
  open: boolean;
  /** See `undo/useUndo.ts`. */
  canUndo: boolean;
}

export const toastSlice = createSlice({
  name: 'toast',
  initialState: { current: null as ShownToast | null },
  reducers: {
    /** Only one toast is shown: a new one replaces the last. */
    toastShown: {
      prepare: (content: ToastContent & { canUndo: boolean }) => ({
        payload: { ...content, id: nanoid(), open: true },
      }),
      reducer: (slice, action: PayloadAction<ShownToast>) => {
        slice.current = action.payload;
      },
    },
    toastDismissed: (slice, action: PayloadAction<string>) => {
      if (slice.current?.id === action.payload) slice.current.open = false;
    },
    toastRemoved: (slice, action: PayloadAction<string>) => {
      if (slice.current?.id === action.payload) slice.current = null;
    },
  },
});

export const { toastShown, toastDismissed, toastRemoved } = toastSlice.actions;
