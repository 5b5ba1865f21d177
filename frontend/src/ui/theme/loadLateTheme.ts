/** All that an idle browser fetches for later; what is in it is asked for through it. */
export const loadLater = () => import(/* webpackChunkName: "later" */ './later');

/** MUI's theme for the desk's pages. */
export const loadLateTheme = async () => (await loadLater()).loadLateConsoleTheme();
