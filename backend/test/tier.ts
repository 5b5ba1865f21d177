/** `npm test` asks for the fast tier, `npm run test:all` for the full one. */
export const IS_FULL_TIER = process.env['TEST_TIER'] === 'all';
