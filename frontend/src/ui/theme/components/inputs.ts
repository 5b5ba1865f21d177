import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { RADIUS } from '../tokens';

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

export function inputs(large: boolean): Overrides {
  const height = large ? 56 : 36;
  return {
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: RADIUS.control,
          minHeight: height,
          fontSize: theme.typography.body1.fontSize,
          backgroundColor: theme.vars.palette.background.paper,
          '& .MuiOutlinedInput-notchedOutline': {
            borderColor: theme.vars.palette.surface.inputEdge,
          },
          '&:hover:not(.Mui-disabled):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: theme.vars.palette.text.secondary,
          },
          // The outline is a `fieldset`, whose border Firefox would give the colour of its background.
          '@media (forced-colors: active)': {
            '&& .MuiOutlinedInput-notchedOutline': {
              forcedColorAdjust: 'none',
              borderColor: 'CanvasText',
            },
            '&&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'GrayText' },
            '&&.Mui-focused .MuiOutlinedInput-notchedOutline': {
              borderColor: 'Highlight',
              borderWidth: 2,
            },
          },
          // Below 16 px, iOS zooms into a focused input.
          [theme.breakpoints.down('md')]: { fontSize: large ? undefined : '1rem' },
        }),
        input: { padding: large ? '15px 16px' : '7.5px 12px', height: 'auto' },
        multiline: { padding: 0 },
        adornedStart: { paddingLeft: 10 },
        adornedEnd: { paddingRight: 6 },
      },
    },
    MuiInputBase: { styleOverrides: { input: { '&::placeholder': { opacity: 0.75 } } } },
    MuiSelect: {
      // A long choice wraps to a second line instead of being truncated.
      styleOverrides: { select: { minHeight: 0, whiteSpace: 'normal' }, icon: { right: 8 } },
    },
    MuiAutocomplete: {
      styleOverrides: {
        root: {
          '& .MuiOutlinedInput-root .MuiAutocomplete-input': {
            padding: large ? '14px 16px' : '7.5px 12px',
          },
        },
        paper: ({ theme }) => ({
          marginTop: 4,
          border: `1px solid ${theme.vars.palette.divider}`,
          backgroundColor: theme.vars.palette.surface.raised,
          boxShadow: theme.vars.palette.surface.shadow,
        }),
        // The specification requires about 200 px of suggestions.
        listbox: ({ theme }) => ({ maxHeight: 200, ...theme.typography.body1, padding: 4 }),
        option: { borderRadius: RADIUS.control },
        inputRoot: { paddingTop: 0, paddingBottom: 0, paddingLeft: 0 },
        clearIndicator: { marginRight: 0 },
      },
    },
    MuiRadio: {
      styleOverrides: {
        root: ({ theme }) => ({
          padding: large ? 14 : 6,
          color: theme.vars.palette.surface.inputEdge,
        }),
      },
    },
    MuiFormControlLabel: { styleOverrides: { root: { marginRight: 0 } } },
  };
}
