import { useLayoutEffect, type ReactNode } from 'react';
import { useConfig } from '../../api/config';
import './portal.css';
import { useScheme } from './useScheme';
import { driverVariables } from './variables';

/** The driver's theme in the company's colours, for plain style sheets: a phone loads nothing else. */
export function PortalTheme({ children }: { children: ReactNode }) {
  const { primaryColor, successColor, warningColor } = useConfig();
  const scheme = useScheme();
  useLayoutEffect(() => {
    const root = document.documentElement;
    const colours = { primary: primaryColor, success: successColor, warning: warningColor };
    const variables = driverVariables(colours, scheme);
    root.dataset['audience'] = 'driver';
    root.dataset['colorScheme'] = scheme;
    root.style.colorScheme = scheme;
    for (const [name, value] of variables) root.style.setProperty(name, value);
    return () => {
      delete root.dataset['audience'];
      root.style.removeProperty('color-scheme');
      for (const name of variables.keys()) root.style.removeProperty(name);
    };
  }, [primaryColor, successColor, warningColor, scheme]);
  return children;
}
