let kept: { readonly toastId: string; readonly undo: () => void } | null = null;

/** Keeps what Undo does beside the store, which holds no functions. Only the last toast can be undone. */
export function keepUndo(toastId: string, undo: () => void): void {
  kept = { toastId, undo };
}

/** Undoes what this toast told of, once. */
export function runUndo(toastId: string): void {
  if (kept?.toastId !== toastId) return;
  const { undo } = kept;
  kept = null;
  undo();
}
