/**
 * Parts that the desk's first views do without. Once this file is there, an idle browser fetches
 * them without running any; they are asked for through it alone.
 */
export const loadLateConsoleTheme = async () => ({
  default: (
    await import(
      /* webpackChunkName: "console-theme", webpackPrefetch: true */ './LateConsoleTheme'
    )
  ).LateConsoleTheme,
});
