import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

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
  value: string;
  isDisabled: boolean;
  onChange: (notes: string) => void;
}

export function NotesField({ value, isDisabled, onChange }: NotesFieldProps) {
  const { t } = useTranslation('driver');
  const id = useId();
  return (
    <div>
      <Typography
        component="label"
        variant="subtitle2"
        htmlFor={id}
        sx={{ display: 'block', mb: 1 }}
      >
        {t('complete.notes')}
      </Typography>
      <Box
        id={id}
        rows={ROWS}
        maxLength={TEXT_MAX.completionNotes}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
