import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { RADIUS } from '../tokens';

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

export function navigation(): Overrides {
  return {
    MuiMenu: { styleOverrides: { list: { padding: 4 } } },
    MuiMenuItem: {
      styleOverrides: {
        root: ({ theme }) => ({
          ...theme.typography.body1,
          borderRadius: RADIUS.control,
          minHeight: 34,
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
            backgroundColor: theme.vars.palette.primary.tint,
          },
        }),
      },
    },
    MuiDrawer: {
      styleOverrides: {
        paper: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
      },
    },
  };
}
