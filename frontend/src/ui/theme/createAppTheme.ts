import { frFR } from '@mui/material/locale';
import { createTheme, enhanceHighContrast, type Theme } from '@mui/material/styles';
import { buttons } from './components/buttons';
import { feedback } from './components/feedback';
import { navigation } from './components/navigation';
import { surfaces } from './components/surfaces';
import { derivePalette, type CompanyColours } from './schemePalette';
import {
  BREAKPOINTS,
  MOTION,
  RADIUS,
  SPACE,
  TEXT_CONTRAST,
  type Audience,
  type Density,
} from './tokens';
import { consoleTypography, driverTypography } from './typography';
import { PREFIX } from './variables';

export interface AppThemeOptions {
  /** The portal is used in sunlight and with gloves: larger text, larger targets, more contrast. */
  readonly audience: Audience;
  readonly colours: CompanyColours;
  readonly language: string;
  readonly density?: Density;
}

export function createAppTheme(options: AppThemeOptions): Theme {
  const { audience, colours, language, density = 'comfortable' } = options;
  const ratio = TEXT_CONTRAST[audience];
  const large = audience === 'driver';
  const theme = createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data-color-scheme', cssVarPrefix: PREFIX },
      colorSchemes: {
        light: { palette: derivePalette(colours, 'light', ratio) },
        dark: { palette: derivePalette(colours, 'dark', ratio) },
      },
      spacing: SPACE,
      shape: { borderRadius: RADIUS.control },
      breakpoints: { values: { ...BREAKPOINTS }, unit: 'rem' },
      typography: large ? driverTypography : consoleTypography,
      transitions: {
        duration: {
          shortest: MOTION.fast,
          shorter: MOTION.fast,
          short: MOTION.normal,
          standard: MOTION.normal,
          complex: MOTION.slow,
          enteringScreen: MOTION.slow,
          leavingScreen: MOTION.normal,
        },
      },
      components: {
        ...buttons(large),
        ...surfaces(large, density),
        ...navigation(),
        ...feedback(),
      },
    },
    ...(language.startsWith('fr') ? [frFR] : []),
  );
  return enhanceHighContrast(theme);
}

const made = new Map<string, Theme>();

/** The cached theme of these options, requested by every part that opens later. */
export function themeFor(options: AppThemeOptions): Theme {
  const key = JSON.stringify(options);
  const known = made.get(key);
  if (known) return known;
  const theme = createAppTheme(options);
  made.set(key, theme);
  return theme;
}
