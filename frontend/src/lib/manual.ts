/** The address of the user manual on the server. */
export const MANUAL = '/docs';

/** The manual page for drivers, which phones keep offline. */
export const driversPage = (language: string) =>
  language.startsWith('fr') ? `${MANUAL}/drivers.fr` : `${MANUAL}/drivers`;
