import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { ROW_HEIGHT, ROW_PADDING, type Density } from '../tokens';

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

export function tables(density: Density): Overrides {
  return {
    MuiTable: { defaultProps: { stickyHeader: true } },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({
          ...theme.typography.body2,
          height: ROW_HEIGHT[density],
          padding: `${ROW_PADDING[density]}px 12px`,
          borderBottomColor: theme.vars.palette.divider,
          fontVariantNumeric: 'tabular-nums',
        }),
        head: ({ theme }) => ({
          ...theme.typography.caption,
          height: 36,
          fontWeight: 500,
          color: theme.vars.palette.text.secondary,
          backgroundColor: theme.vars.palette.surface.sunken,
          whiteSpace: 'nowrap',
        }),
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: ({ theme }) => ({
          '&:last-of-type > td': { borderBottom: 0 },
          '&.MuiTableRow-hover:hover': { backgroundColor: theme.vars.palette.surface.sunken },
        }),
      },
    },
  };
}
