const later = () => import(/* webpackChunkName: "later" */ './later');

/** For the desk's pages: what opens over them will want the theme. */
export const prefetchTheme = async (): Promise<void> => {
  await later();
};

/** MUI's theme, which the first view of most apps does without. */
export const loadTheme = async () => (await later()).loadTheme();
