/** Once this file has loaded, an idle browser prefetches the theme without running it. */
export const loadTheme = async () =>
  (await import(/* webpackChunkName: "theme", webpackPrefetch: true */ './AppTheme')).AppTheme;
