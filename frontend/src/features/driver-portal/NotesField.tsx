import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { useId } from 'react';

const ROWS = 4;

/** The browser's own box in the theme's dress: the only field that a driver's phone loads. */
const Box = styled('textarea')(({ theme }) => ({
  ...theme.typography.body1,
  boxSizing: 'border-box',
  width: '100%',
  padding: '12px 16px',
  resize: 'vertical',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.surface.inputEdge}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&&:focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.text}`,
    outlineOffset: -1,
  },
}));

interface NotesFieldProps {
  label: string;
  value: string;
  isDisabled: boolean;
  /** Writing begins as soon as the box is there. */
  isFocused?: boolean;
  onChange: (notes: string) => void;
}

export function NotesField({
  label,
  value,
  isDisabled,
  isFocused = false,
  onChange,
}: NotesFieldProps) {
  const id = useId();
  return (
    <div>
      <Typography
        component="label"
        variant="subtitle2"
        htmlFor={id}
        sx={{ display: 'block', mb: 1 }}
      >
        {label}
      </Typography>
      <Box
        id={id}
        rows={ROWS}
        maxLength={TEXT_MAX.completionNotes}
        value={value}
        disabled={isDisabled}
        autoFocus={isFocused}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
