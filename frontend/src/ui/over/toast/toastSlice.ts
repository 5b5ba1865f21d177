import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface ToastAction {
  label: string;
  /** Where the action leads; a toast outlives the screen that raised it. */
  href: string;
}

export interface ToastContent {
  title: string;
  description?: string;
  /** Names of what it happened to; they stand beneath the description. */
  about?: string;
  variant?: 'default' | 'destructive';
  action?: ToastAction;
}

export interface ShownToast extends ToastContent {
  id: string;
  open: boolean;
  /** See `undo.ts`. */
  canUndo: boolean;
}

export const toastSlice = createSlice({
  name: 'toast',
  initialState: { current: null as ShownToast | null },
  reducers: {
    /** One toast shows at a time: a new one takes the place of the last. */
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
