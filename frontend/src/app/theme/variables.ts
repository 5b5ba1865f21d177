import { derivePalette, type CompanyColours } from './palette';
import { TEXT_CONTRAST, type Scheme } from './tokens';
import { driverTypography } from './typography';

/** Of all custom properties, whether MUI's theme writes them or the portal. */
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

/**
 * The driver's theme as custom properties, named as MUI's theme of the same colours names them:
 * style sheets read them without knowing which of the two is there.
 */
export function driverVariables(
  colours: CompanyColours,
  scheme: Scheme,
): ReadonlyMap<string, string> {
  const { fontFamily, mono, ...sizes } = driverTypography;
  const fonts = Object.entries(sizes).map(
    ([name, { fontWeight, fontSize, lineHeight }]): [string, string] => [
      `--${PREFIX}-font-${name}`,
      `${fontWeight} ${fontSize}/${lineHeight} ${fontFamily}`,
    ],
  );
  return new Map([
    ...flat(`--${PREFIX}-palette`, derivePalette(colours, scheme, TEXT_CONTRAST.driver)),
    ...fonts,
    ['--font-mono', mono.fontFamily],
  ]);
}
