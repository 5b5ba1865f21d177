import { settings } from '../scripts/jest/settings.mjs';

export default settings(import.meta.dirname);
