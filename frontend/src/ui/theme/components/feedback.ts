import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { RADIUS } from '../tokens';

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;
const COLOURS = ['success', 'warning', 'error', 'info'] as const;

export function feedback(): Overrides {
  return {
    MuiAlert: {
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: RADIUS.control,
          alignItems: 'flex-start',
          variants: COLOURS.map((severity) => ({
            props: { severity, variant: 'standard' as const },
            style: {
              backgroundColor: theme.vars.palette[severity].tint,
              color: theme.vars.palette[severity].text,
              '& .MuiAlert-icon': { color: theme.vars.palette[severity].text },
            },
          })),
        }),
        message: { flex: 1, overflowWrap: 'anywhere' },
      },
    },
  };
}
