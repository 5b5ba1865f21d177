import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { RADIUS } from '../tokens';

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;
const COLOURS = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

export function buttons(large: boolean): Overrides {
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: RADIUS.control,
          minHeight: large ? 56 : 36,
          padding: large ? '12px 20px' : '7px 14px',
          // Where the words are wider than a phone, they take a second line.
          [theme.breakpoints.down('sm')]: { whiteSpace: 'normal', lineHeight: 1.25 },
          [theme.breakpoints.up('sm')]: { whiteSpace: large ? 'normal' : 'nowrap' },
          '&:active': { transform: 'translateY(0.5px)' },
          // Where the system takes the colours away, an edge shows what can be pressed.
          '@media (forced-colors: active)': { border: '1px solid' },
          variants: [
            ...COLOURS.map((color) => ({
              props: { color, variant: 'contained' as const },
              style: { '&:active': { backgroundColor: theme.vars.palette[color].dark } },
            })),
            ...COLOURS.flatMap((color) =>
              (['text', 'outlined'] as const).map((variant) => ({
                props: { color, variant },
                style: {
                  color: theme.vars.palette[color].text,
                  '&:hover, &:active': { backgroundColor: theme.vars.palette[color].tint },
                },
              })),
            ),
            {
              props: { variant: 'outlined' },
              style: { borderColor: theme.vars.palette.surface.inputEdge },
            },
            {
              props: { variant: 'outlined', color: 'secondary' },
              style: {
                color: theme.vars.palette.text.primary,
                borderColor: theme.vars.palette.divider,
                backgroundColor: theme.vars.palette.background.paper,
                '&:hover': {
                  borderColor: theme.vars.palette.surface.inputEdge,
                  backgroundColor: theme.vars.palette.surface.sunken,
                },
              },
            },
            {
              props: { variant: 'text', color: 'secondary' },
              style: { color: theme.vars.palette.text.secondary },
            },
            // In the sun, what cannot be pressed yet has to be read all the same.
            ...(large
              ? [
                  {
                    props: {},
                    style: { '&.Mui-disabled': { color: theme.vars.palette.text.secondary } },
                  },
                  {
                    props: { variant: 'contained' as const },
                    style: {
                      '&.Mui-disabled': { backgroundColor: theme.vars.palette.surface.sunken },
                    },
                  },
                ]
              : []),
            {
              props: { size: 'small' },
              style: large
                ? { minHeight: 56, padding: '12px 16px', fontSize: '1rem' }
                : { minHeight: 30, padding: '4px 10px' },
            },
          ],
        }),
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: RADIUS.control,
          padding: large ? 14 : 7,
          // Whatever the size of the picture in it.
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
