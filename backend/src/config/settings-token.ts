/** The injection token of the settings: `@Inject(SETTINGS) settings: Settings`. */
export const SETTINGS = Symbol('settings');
