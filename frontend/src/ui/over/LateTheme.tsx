import { createContext, Fragment, use, type ComponentType, type ReactNode } from 'react';

interface LateParts {
  readonly Theme: ComponentType<{ children: ReactNode }>;
  /** For whoever has to know whether it is there. */
  readonly load: () => Promise<unknown>;
}

/** Within MUI's theme nothing is left to be loaded. */
export const THEME_IS_THERE: LateParts = { Theme: Fragment, load: () => Promise.resolve() };

/** Where the page does without MUI, the theme for what opens later. */
export const LateThemeContext = createContext<LateParts>(THEME_IS_THERE);

/** Around parts of MUI that may open on a page without its theme; it may suspend. */
export function LateTheme({ children }: { children: ReactNode }) {
  const { Theme } = use(LateThemeContext);
  return <Theme>{children}</Theme>;
}
