import type auth from './en-CA/auth.json';
import type common from './en-CA/common.json';
import type consoleShell from './en-CA/console.json';
import type debug from './en-CA/debug.json';
import type driver from './en-CA/driver.json';
import type dispatch from './en-CA/dispatch.json';
import type errors from './en-CA/errors.json';
import type landing from './en-CA/landing.json';
import type assign from './en-CA/assign.json';
import type billing from './en-CA/billing.json';
import type completed from './en-CA/completed.json';
import type dashboard from './en-CA/dashboard.json';
import type jobDetails from './en-CA/jobDetails.json';
import type jobs from './en-CA/jobs.json';

/** One line per namespace; keys are checked against the English texts. */
interface Namespaces {
  auth: typeof auth;
  common: typeof common;
  console: typeof consoleShell;
  debug: typeof debug;
  driver: typeof driver;
  dispatch: typeof dispatch;
  errors: typeof errors;
  landing: typeof landing;
  assign: typeof assign;
  billing: typeof billing;
  completed: typeof completed;
  dashboard: typeof dashboard;
  jobDetails: typeof jobDetails;
  jobs: typeof jobs;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Namespaces;
  }
}
