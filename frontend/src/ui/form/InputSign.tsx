import InputAdornment from '@mui/material/InputAdornment';

/** What a number counts, before it in its field: dollars, percent. */
export function InputSign({ sign }: { sign: string }) {
  return <InputAdornment position="start">{sign}</InputAdornment>;
}
