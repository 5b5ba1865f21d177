/** Once this file is there, an idle browser fetches the theme, without running it. */
export const loadTheme = async () =>
  (await import(/* webpackChunkName: "theme", webpackPrefetch: true */ './AppTheme')).AppTheme;
