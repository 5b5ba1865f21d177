import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';

/** What the control must carry so that label, help and error belong to it. */
export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface FieldFrameProps {
  label: string;
  /** Beside the label: 'Admin Only', a counter. */
  note?: ReactNode;
  help?: ReactNode;
  /** In words; takes the place of the help. */
  error?: string;
  children: (ids: ControlIds) => ReactNode;
}

/** Label above, help below, the error in its place: the one frame of every field. */
export function FieldFrame({ label, note, help, error, children }: FieldFrameProps) {
  const id = useId();
  const below = error ?? help;
  const describedBy = below ? `${id}-below` : undefined;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <FormLabel htmlFor={id}>{label}</FormLabel>
        {note}
      </Box>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error !== undefined })}
      {below && <FormHelperText id={describedBy}>{below}</FormHelperText>}
    </FormControl>
  );
}
