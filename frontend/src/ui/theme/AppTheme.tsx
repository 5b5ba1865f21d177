import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, use, type ReactNode } from 'react';
import { useAskedConfig } from '../../api/config';
import { nonce } from '../../lib/nonce';
import { useDensity } from '../screen/useDensity';
import { useTranslation } from '../text/useTranslation';
import { AudienceContext } from './audience';
import { themeFor } from './createAppTheme';
import { SCHEME_KEY } from './useScheme';

const cache = createCache({ key: 'd', nonce });

const IsThemedContext = createContext(false);

/** MUI's theme in the company's colours; has no effect within another one. */
export function AppTheme({ children }: { children: ReactNode }) {
  return use(IsThemedContext) ? children : <Themed>{children}</Themed>;
}

function Themed({ children }: { children: ReactNode }) {
  const audience = use(AudienceContext);
  const { i18n } = useTranslation();
  const { primaryColor, successColor, warningColor } = useAskedConfig();
  const [density] = useDensity();
  const colours = { primary: primaryColor, success: successColor, warning: warningColor };
  const theme = themeFor({ audience, colours, language: i18n.language, density });
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={SCHEME_KEY}>
        <CssBaseline />
        <IsThemedContext value>{children}</IsThemedContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
