import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { KeyboardEvent } from 'react';

/** The parts of an autocomplete for MUI's field; lighter than `TextField`, which includes every kind of input. */
export function fieldOf({ id, disabled, fullWidth, slotProps }: AutocompleteRenderInputParams) {
  return { id, disabled, fullWidth, ...slotProps.input };
}

/** With `defaultMuiPrevented`, MUI ignores the key. */
export type MuiKeyEvent = KeyboardEvent & { defaultMuiPrevented?: boolean };

/** Enter takes the highlighted row. With Ctrl or ⌘ it submits the form and keeps the typed text. */
export function keepSubmit(event: MuiKeyEvent): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.defaultMuiPrevented = true;
}
