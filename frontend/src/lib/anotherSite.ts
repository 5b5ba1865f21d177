/** Leaves for a page that is not ours; a test puts its own in its place. */
export const anotherSite = {
  open: (address: string): void => window.location.assign(address),
};
