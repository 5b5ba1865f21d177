export const loadDriverApp = async () => ({
  default: (await import(/* webpackChunkName: "driver" */ './DriverApp')).DriverApp,
});

/** All that the portal says. */
export const DRIVER_TEXTS = ['driver', 'errors'] as const;
