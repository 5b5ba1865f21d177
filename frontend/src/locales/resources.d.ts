import type auth from './en-CA/auth.json';
import type common from './en-CA/common.json';
import type consoleShell from './en-CA/console.json';
import type debug from './en-CA/debug.json';
import type driver from './en-CA/driver.json';
import type errors from './en-CA/errors.json';
import type landing from './en-CA/landing.json';

/** One line per namespace; keys are checked against the English texts. */
interface Namespaces {
  auth: typeof auth;
  common: typeof common;
  console: typeof consoleShell;
  debug: typeof debug;
  driver: typeof driver;
  errors: typeof errors;
  landing: typeof landing;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Namespaces;
  }
}
