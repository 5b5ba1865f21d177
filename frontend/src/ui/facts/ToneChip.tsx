import Chip, { type ChipProps } from '@mui/material/Chip';
import type { Theme } from '@mui/material/styles';
import type { ReactElement } from 'react';

export type ChipTone = 'gray' | 'blue' | 'orange' | 'green' | 'red';

function toneOf({ palette }: Theme['vars'], tone: ChipTone) {
  switch (tone) {
    case 'gray':
      return palette.status.pending;
    case 'blue':
      return palette.status.assigned;
    case 'orange':
      return palette.status['in-transit'];
    case 'green':
      return palette.status.delivered;
    case 'red':
      return { tint: palette.error.tint, text: palette.error.text, border: palette.error.tint };
  }
}

interface ToneChipProps extends Pick<
  ChipProps,
  | 'onClick'
  | 'disabled'
  | 'title'
  | 'aria-label'
  | 'aria-haspopup'
  | 'aria-expanded'
  | 'aria-controls'
> {
  tone: ChipTone;
  label: string;
  icon?: ReactElement;
  /** At the end, such as the arrow of a menu. */
  endIcon?: ReactElement;
}

/** Pale tint, dark text of the same hue, an icon: the look of every state that is no job status. */
export function ToneChip({ tone, label, endIcon, ...chip }: ToneChipProps) {
  return (
    <Chip
      size="small"
      {...chip}
      label={
        <>
          {label}
          {endIcon}
        </>
      }
      sx={({ vars }) => {
        const { tint, text, border } = toneOf(vars, tone);
        const face = { bgcolor: tint, color: text, borderColor: border };
        return {
          border: 1,
          ...face,
          maxWidth: '100%',
          '&.MuiChip-clickable:hover, &.MuiChip-clickable:focus': face,
          '&.MuiChip-clickable:hover': { borderColor: text },
          '& .glyph': { fontSize: '1.15em' },
          '& .MuiChip-icon': { ml: '6px' },
          '& .MuiChip-label': { display: 'flex', alignItems: 'center', gap: '6px' },
        };
      }}
    />
  );
}
