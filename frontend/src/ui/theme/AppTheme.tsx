import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { useAskedConfig } from '../../api/config';
import { LateThemeContext, THEME_IS_THERE } from '../over/LateTheme';
import { useDensity } from '../screen/useDensity';
import { useTranslation } from '../text/useTranslation';
import { nonce } from '../../lib/nonce';
import { createAppTheme } from './createAppTheme';
import type { Audience } from './tokens';
import { SCHEME_KEY } from './useScheme';

const cache = createCache({ key: 'd', nonce });

interface AppThemeProps {
  audience: Audience;
  children: ReactNode;
}

/** Theme in the company's colours: what each of the apps stands on. */
export function AppTheme({ audience, children }: AppThemeProps) {
  const { i18n } = useTranslation();
  const { primaryColor, successColor, warningColor } = useAskedConfig();
  const [density] = useDensity();
  const { language } = i18n;
  const theme = useMemo(() => {
    const colours = { primary: primaryColor, success: successColor, warning: warningColor };
    return createAppTheme({ audience, colours, language, density });
  }, [audience, primaryColor, successColor, warningColor, language, density]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={SCHEME_KEY}>
        <CssBaseline />
        <LateThemeContext value={THEME_IS_THERE}>{children}</LateThemeContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
