import type { TypographyVariantsOptions } from '@mui/material/styles';
import { FONT } from './tokens';

const size = (px: number, line: number, fontWeight = 400) => ({
  fontSize: `${px / 16}rem`,
  lineHeight: line / px,
  fontWeight,
  letterSpacing: 0,
});

const shared = {
  overline: { ...size(12, 16, 600), textTransform: 'none' },
  mono: { fontFamily: FONT.mono, letterSpacing: '0.08em' },
} satisfies TypographyVariantsOptions;

/** 14/20 body, 13 in cells and labels, 20/28 view titles, at least 12. */
export const consoleTypography = {
  ...shared,
  fontFamily: FONT.interface,
  display: { ...size(44, 50, 650), letterSpacing: '-0.025em' },
  lead: size(18, 28),
  figure: { ...size(28, 34, 600), letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' },
  h1: { ...size(20, 28, 600), letterSpacing: '-0.01em' },
  h2: { ...size(16, 24, 600), letterSpacing: '-0.005em' },
  h3: size(14, 20, 600),
  h4: size(14, 20, 600),
  h5: size(13, 20, 600),
  h6: size(13, 20, 600),
  subtitle1: size(14, 20, 500),
  subtitle2: size(13, 20, 500),
  body1: size(14, 20),
  body2: size(13, 20),
  caption: size(12, 16),
  button: { ...size(14, 20, 500), textTransform: 'none' },
} satisfies TypographyVariantsOptions;

/** 18/26 body, at least 16, and 22 or more for addresses and VIN. */
export const driverTypography = {
  ...shared,
  fontFamily: FONT.system,
  overline: { ...size(16, 22, 600), textTransform: 'none' },
  display: size(28, 34, 700),
  lead: size(20, 28),
  figure: { ...size(28, 34, 700), fontVariantNumeric: 'tabular-nums' },
  h1: size(24, 30, 700),
  h2: size(22, 28, 700),
  h3: size(18, 26, 700),
  h4: size(18, 26, 600),
  h5: size(18, 26, 600),
  h6: size(18, 26, 600),
  subtitle1: size(18, 26, 600),
  subtitle2: size(16, 24, 600),
  body1: size(18, 26),
  body2: size(16, 24),
  caption: size(16, 22),
  button: { ...size(18, 24, 600), textTransform: 'none' },
} satisfies TypographyVariantsOptions;
