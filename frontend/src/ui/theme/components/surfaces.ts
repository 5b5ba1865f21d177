import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { FONT, RADIUS, ROW_HEIGHT, ROW_PADDING, type Density } from '../tokens';

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

export function surfaces(large: boolean, density: Density): Overrides {
  return {
    MuiCssBaseline: {
      styleOverrides: (theme) => ({
        html: { scrollbarGutter: large ? undefined : 'auto' },
        body: {
          '--row-height': `${ROW_HEIGHT[density]}px`,
          '--row-padding': `${ROW_PADDING[density]}px`,
          '--font-mono': FONT.mono,
          fontFeatureSettings: large ? undefined : "'cv05', 'cv11', 'ss03'",
          overflowWrap: 'break-word',
        },
        'code, kbd, samp': { fontFamily: FONT.mono },
        // The same focus ring everywhere; the components' own focus effects are disabled below.
        ':focus-visible, .Mui-focusVisible': {
          outline: `2px solid ${theme.vars.palette.primary.text}`,
          outlineOffset: 2,
        },
        // These elements are not controls; only scripts focus them, so they need no ring.
        '[data-audience] :is(main, h1, h2, [role="dialog"], .MuiDialog-container):focus': {
          outline: 'none',
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '1ms !important',
            animationIterationCount: '1 !important',
            // Even the shortest transition would delay values set by scripts until the next frame.
            transition: 'none !important',
            scrollBehavior: 'auto !important',
          },
        },
      }),
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none' },
        rounded: { borderRadius: RADIUS.card },
        outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: ({ theme }) => ({
          borderRadius: RADIUS.card,
          backgroundColor: theme.vars.palette.surface.raised,
          boxShadow: theme.vars.palette.surface.shadow,
        }),
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: ({ theme }) => ({ ...theme.typography.h2, padding: '20px 24px 8px' }),
      },
    },
    MuiPopover: {
      styleOverrides: {
        paper: ({ theme }) => ({
          border: `1px solid ${theme.vars.palette.divider}`,
          backgroundColor: theme.vars.palette.surface.raised,
          boxShadow: theme.vars.palette.surface.shadow,
        }),
      },
    },
  };
}
