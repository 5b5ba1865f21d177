import { derivePalette, type CompanyColours } from './schemePalette';
import { FONT, TEXT_CONTRAST, type Audience, type Scheme } from './tokens';
import { consoleTypography, driverTypography } from './typography';

/** Of all custom properties, whether MUI's theme writes them or a page without it. */
export const PREFIX = 'd';

/** Every text of a palette's tree, under the names that lead to it. */
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

/** The shorthands, and beside them what they cannot say. */
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
 * The theme as custom properties, named as MUI's theme of the same colours names them: style
 * sheets read them without knowing which of the two is there.
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
