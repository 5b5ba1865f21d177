import { derivePalette, type CompanyColours } from './schemePalette';
import { FONT, TEXT_CONTRAST, type Audience, type Scheme } from './tokens';
import { consoleTypography, driverTypography } from './typography';

/** Prefix of all custom properties, with or without MUI's theme. */
export const PREFIX = 'd';

/** All text values of a palette's tree, named by their paths. */
function flat(path: string, tree: object): [string, string][] {
  return Object.entries(tree).flatMap(
    ([name, value]: [string, string | object]): [string, string][] => {
      const own = `${path}-${name}`;
      return typeof value === 'string' ? [[own, value]] : flat(own, value);
    },
  );
}

const TYPOGRAPHY = { console: consoleTypography, driver: driverTypography } as const;

interface Size {
  readonly fontWeight: number;
  readonly fontSize: string;
  readonly lineHeight: number;
  readonly letterSpacing: string | number;
}

/** The shorthands, and properties for what they cannot express. */
function fonts(audience: Audience): [string, string][] {
  const { fontFamily, mono, ...sizes } = TYPOGRAPHY[audience];
  return Object.entries<Size>(sizes).flatMap(
    ([name, { fontWeight, fontSize, lineHeight, letterSpacing }]): [string, string][] => [
      [`--${PREFIX}-font-${name}`, `${fontWeight} ${fontSize}/${lineHeight} ${fontFamily}`],
      ...(letterSpacing === 0
        ? []
        : [[`--spacing-${name}`, String(letterSpacing)] satisfies [string, string]]),
    ],
  );
}

/**
 * The theme as custom properties, with the names of MUI's theme of the same colours, so style sheets work with or
 * without MUI's theme.
 */
export function themeVariables(
  audience: Audience,
  colours: CompanyColours,
  scheme: Scheme,
): ReadonlyMap<string, string> {
  return new Map([
    ...flat(`--${PREFIX}-palette`, derivePalette(colours, scheme, TEXT_CONTRAST[audience])),
    ...fonts(audience),
    ['--font-mono', FONT.mono],
  ]);
}
