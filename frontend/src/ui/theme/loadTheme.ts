const later = () => import(/* webpackChunkName: "later" */ './later');

/** For the console: panels over its pages will need the theme. */
export const prefetchTheme = async (): Promise<void> => {
  await later();
};

/** MUI's theme, which most first views do not need. */
export const loadTheme = async () => (await later()).loadTheme();
