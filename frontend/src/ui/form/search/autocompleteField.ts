import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { KeyboardEvent } from 'react';

/** What MUI's field needs of an autocomplete; lighter than `TextField`, which brings every kind of input. */
export function fieldOf({ id, disabled, fullWidth, slotProps }: AutocompleteRenderInputParams) {
  return { id, disabled, fullWidth, ...slotProps.input };
}

/** Told `defaultMuiPrevented`, MUI does nothing about a key. */
export type MuiKeyEvent = KeyboardEvent & { defaultMuiPrevented?: boolean };

/** Enter takes the highlighted row. With Ctrl or ⌘ it submits the form, and what was typed stays as it was typed. */
export function keepSubmit(event: MuiKeyEvent): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.defaultMuiPrevented = true;
}
