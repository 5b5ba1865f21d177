import { createAppTheme } from './createAppTheme';
import { SURFACES, type Audience, type Scheme } from './tokens';
import { themeVariables } from './variables';

const colours = { primary: '#ff5722', success: '#15803d', warning: '#b45309' };

/** The custom properties that MUI's theme writes for a scheme. */
function written(audience: Audience, scheme: Scheme): Record<string, unknown> {
  const theme = createAppTheme({ audience, colours, language: 'en-CA' });
  const sheets = theme.generateStyleSheets();
  return Object.assign(
    {},
    ...sheets.flatMap((sheet) =>
      Object.entries(sheet)
        .filter(([where]) => where === ':root' || where.includes(scheme))
        .map(([, variables]) => variables as object),
    ),
  ) as Record<string, unknown>;
}

test.each([
  ['console', 'light'],
  ['console', 'dark'],
  ['driver', 'light'],
  ['driver', 'dark'],
] as const)(
  'in the %s, %s, plain style sheets and MUI read the same colours and sizes',
  (audience, scheme) => {
    const variables = themeVariables(audience, colours, scheme);
    const theirs = written(audience, scheme);
    // MUI's own variants have a family, ours do not.
    const isTheirs = (name: string) =>
      name.startsWith('--d-') && !/-font-(display|lead|figure)$/.test(name);
    expect(variables.size).toBeGreaterThan(60);
    for (const [name, value] of [...variables].filter(([known]) => isTheirs(known)))
      expect([name, theirs[name]]).toEqual([name, value]);
    expect(variables.get('--d-palette-background-default')).toBe(SURFACES[scheme].page);
  },
);

test('writes next to a font shorthand what it cannot express', () => {
  const variables = themeVariables('console', colours, 'light');
  expect(variables.get('--spacing-h1')).toBe('-0.01em');
  expect(variables.has('--spacing-body1')).toBe(false);
});
