import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { RADIUS } from '../tokens';

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

export function buttons(large: boolean): Overrides {
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiIconButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: RADIUS.control,
          padding: large ? 14 : 7,
          // Independent of the icon's size.
          ...(large && { minWidth: 56, minHeight: 56 }),
          color: theme.vars.palette.text.secondary,
          '&:hover': {
            backgroundColor: theme.vars.palette.surface.sunken,
            color: theme.vars.palette.text.primary,
          },
        }),
      },
    },
    MuiSvgIcon: {
      styleOverrides: {
        fontSizeSmall: { fontSize: large ? '1.5rem' : '1.125rem' },
        fontSizeMedium: { fontSize: large ? '1.75rem' : '1.25rem' },
      },
    },
  };
}
