/** Checks the files for Prometheus. */

/** @type {import('./binaries.mjs').Program} */
export const PROMTOOL = {
  title: "Prometheus's promtool",
  names: ['promtool'],
  debianPackage: 'prometheus',
  override: 'PROMTOOL_PATH',
};
