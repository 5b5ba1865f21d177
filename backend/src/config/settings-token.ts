/** Where Nest finds the settings: `@Inject(SETTINGS) settings: Settings`. */
export const SETTINGS = Symbol('settings');
