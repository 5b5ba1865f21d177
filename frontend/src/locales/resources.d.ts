import type auth from './en-CA/auth.json';
import type commands from './en-CA/commands.json';
import type camera from './en-CA/camera.json';
import type common from './en-CA/common.json';
import type consoleShell from './en-CA/console.json';
import type debug from './en-CA/debug.json';
import type driver from './en-CA/driver.json';
import type dispatch from './en-CA/dispatch.json';
import type errors from './en-CA/errors.json';
import type landing from './en-CA/landing.json';
import type account from './en-CA/account.json';
import type activeJobs from './en-CA/activeJobs.json';
import type assign from './en-CA/assign.json';
import type billing from './en-CA/billing.json';
import type charges from './en-CA/charges.json';
import type company from './en-CA/company.json';
import type completed from './en-CA/completed.json';
import type customers from './en-CA/customers.json';
import type dashboard from './en-CA/dashboard.json';
import type exportTexts from './en-CA/export.json';
import type drivers from './en-CA/drivers.json';
import type books from './en-CA/books.json';
import type invoice from './en-CA/invoice.json';
import type invoiceHistory from './en-CA/invoiceHistory.json';
import type invoiceMail from './en-CA/invoiceMail.json';
import type invoices from './en-CA/invoices.json';
import type moneyLeaks from './en-CA/moneyLeaks.json';
import type jobDetails from './en-CA/jobDetails.json';
import type jobSheet from './en-CA/jobSheet.json';
import type jobs from './en-CA/jobs.json';
import type maps from './en-CA/maps.json';
import type priceList from './en-CA/priceList.json';
import type photos from './en-CA/photos.json';
import type report from './en-CA/report.json';
import type refusedUpdates from './en-CA/refusedUpdates.json';
import type sign from './en-CA/sign.json';
import type signatures from './en-CA/signatures.json';
import type units from './en-CA/units.json';
import type payments from './en-CA/payments.json';
import type savedViews from './en-CA/savedViews.json';
import type toInvoice from './en-CA/toInvoice.json';
import type unitReport from './en-CA/unitReport.json';
import type users from './en-CA/users.json';
import type vinCheck from './en-CA/vinCheck.json';

/** One line per namespace; keys are checked against the English texts. */
interface Namespaces {
  account: typeof account;
  auth: typeof auth;
  commands: typeof commands;
  camera: typeof camera;
  common: typeof common;
  console: typeof consoleShell;
  debug: typeof debug;
  driver: typeof driver;
  dispatch: typeof dispatch;
  errors: typeof errors;
  landing: typeof landing;
  activeJobs: typeof activeJobs;
  assign: typeof assign;
  billing: typeof billing;
  charges: typeof charges;
  company: typeof company;
  completed: typeof completed;
  customers: typeof customers;
  dashboard: typeof dashboard;
  drivers: typeof drivers;
  export: typeof exportTexts;
  invoice: typeof invoice;
  invoiceHistory: typeof invoiceHistory;
  invoiceMail: typeof invoiceMail;
  invoices: typeof invoices;
  moneyLeaks: typeof moneyLeaks;
  books: typeof books;
  jobDetails: typeof jobDetails;
  jobSheet: typeof jobSheet;
  jobs: typeof jobs;
  maps: typeof maps;
  photos: typeof photos;
  priceList: typeof priceList;
  report: typeof report;
  refusedUpdates: typeof refusedUpdates;
  sign: typeof sign;
  signatures: typeof signatures;
  units: typeof units;
  payments: typeof payments;
  savedViews: typeof savedViews;
  toInvoice: typeof toInvoice;
  unitReport: typeof unitReport;
  users: typeof users;
  vinCheck: typeof vinCheck;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Namespaces;
  }
}
