// eslint-disable-next-line no-restricted-syntax -- Jest looks for a default export.
export { stop as default } from './start-mariadb.mjs';
