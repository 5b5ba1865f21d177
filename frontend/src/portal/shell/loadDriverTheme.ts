export const loadDriverTheme = async () => ({
  default: (await import(/* webpackChunkName: "driver-theme" */ '../../ui/theme/DriverTheme'))
    .DriverTheme,
});
