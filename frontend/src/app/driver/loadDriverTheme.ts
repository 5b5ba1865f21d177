export const loadDriverTheme = async () => ({
  default: (await import(/* webpackChunkName: "driver-theme" */ '../theme/DriverTheme'))
    .DriverTheme,
});
