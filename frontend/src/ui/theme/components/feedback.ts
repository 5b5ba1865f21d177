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
        message: { overflowWrap: 'anywhere' },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: ({ theme }) => ({
          ...theme.typography.caption,
          fontWeight: 500,
          borderRadius: RADIUS.chip,
        }),
      },
    },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
    MuiLinearProgress: { styleOverrides: { root: { borderRadius: RADIUS.chip } } },
  };
}
