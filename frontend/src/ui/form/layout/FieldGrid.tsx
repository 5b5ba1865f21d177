import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields on a grid of six columns, stacked on narrow screens. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        rowGap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}

interface FieldCellProps {
  /** Of six columns. */
  span: 2 | 3 | 4 | 6;
  /** Shares a row even on narrow screens. */
  half?: boolean;
  /** Shows only a derived value; ends the first row if it fits. */
  isAside?: boolean;
  children: ReactNode;
}

export function FieldCell({ span, half = false, isAside = false, children }: FieldCellProps) {
  return (
    <Box
      sx={({ vars }) => ({
        minWidth: 0,
        gridColumn: {
          xs: `span ${half ? 1 : 2}`,
          sm: isAside ? `-${span + 1} / -1` : `span ${span}`,
        },
        gridRow: { sm: isAside ? 1 : undefined },
        '& .MuiOutlinedInput-root': isAside
          ? { backgroundColor: vars.palette.surface.sunken }
          : undefined,
      })}
    >
      {children}
    </Box>
  );
}
