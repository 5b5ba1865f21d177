import { useLayoutEffect, type ReactNode } from 'react';
import { useAskedConfig } from '../../api/config';
import { useDensity } from '../screen/useDensity';
import { AudienceContext } from './audience';
import { ROW_HEIGHT, ROW_PADDING, type Audience } from './tokens';
import { useScheme } from './useScheme';
import { themeVariables } from './variables';

interface PlainThemeProps {
  audience: Audience;
  children: ReactNode;
}

/** The theme in the company's colours for plain style sheets, so a first view waits for nothing else. */
export function PlainTheme({ audience, children }: PlainThemeProps) {
  const { primaryColor, successColor, warningColor } = useAskedConfig();
  const [density] = useDensity();
  const scheme = useScheme();
  useLayoutEffect(() => {
    const root = document.documentElement;
    const colours = { primary: primaryColor, success: successColor, warning: warningColor };
    const variables = new Map([
      ...themeVariables(audience, colours, scheme),
      ['--row-height', `${ROW_HEIGHT[density]}px`],
      ['--row-padding', `${ROW_PADDING[density]}px`],
    ]);
    root.dataset['audience'] = audience;
    root.dataset['colorScheme'] = scheme;
    root.style.colorScheme = scheme;
    for (const [name, value] of variables) root.style.setProperty(name, value);
    return () => {
      delete root.dataset['audience'];
      root.style.removeProperty('color-scheme');
      for (const name of variables.keys()) root.style.removeProperty(name);
    };
  }, [audience, primaryColor, successColor, warningColor, density, scheme]);
  return <AudienceContext value={audience}>{children}</AudienceContext>;
}
