/** `npm test` sets the fast tier, `npm run test:all` the full one. */
export const IS_FULL_TIER = process.env['TEST_TIER'] === 'all';
