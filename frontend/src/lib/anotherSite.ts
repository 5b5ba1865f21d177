/** Navigates to an external page; tests replace it. */
export const anotherSite = {
  open: (address: string): void => window.location.assign(address),
};
