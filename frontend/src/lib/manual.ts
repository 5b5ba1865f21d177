/** Where the server keeps the manual of the product. */
export const MANUAL = '/docs';

/** The page for drivers, which their phones keep. */
export const driversPage = (language: string) =>
  language.startsWith('fr') ? `${MANUAL}/drivers.fr` : `${MANUAL}/drivers`;
