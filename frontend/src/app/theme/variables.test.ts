import { createAppTheme } from './createAppTheme';
import { SURFACES, type Scheme } from './tokens';
import { driverVariables } from './variables';

const colours = { primary: '#ff5722', success: '#15803d', warning: '#b45309' };

/** What MUI's theme writes into the page for a scheme. */
function written(scheme: Scheme): Record<string, unknown> {
  const theme = createAppTheme({ audience: 'driver', colours, language: 'en-CA' });
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

test.each(['light', 'dark'] as const)(
  'in the %s scheme plain style sheets and MUI read the same colours and sizes',
  (scheme) => {
    const variables = [...driverVariables(colours, scheme)].filter(
      ([name]) => name !== '--font-mono',
    );
    const theirs = written(scheme);
    // MUI gives its own variants a family, ours none.
    const isOurs = (name: string) => /-font-(display|lead|figure)$/.test(name);
    expect(variables.length).toBeGreaterThan(60);
    for (const [name, value] of variables.filter(([known]) => !isOurs(known)))
      expect([name, theirs[name]]).toEqual([name, value]);
    expect(driverVariables(colours, scheme).get('--d-palette-background-default')).toBe(
      SURFACES[scheme].page,
    );
  },
);
