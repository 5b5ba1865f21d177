import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';

/** What MUI's field needs of an autocomplete; lighter than `TextField`, which brings every kind of input. */
export function fieldOf({ id, disabled, fullWidth, slotProps }: AutocompleteRenderInputParams) {
  return { id, disabled, fullWidth, ...slotProps.input };
}
