import { basename } from 'node:path';
import type { Browser } from '@playwright/test';
import { record, recordFile } from '../../scripts/suites/journal.mjs';

/** Counts each page that this browser is sent to, whether or not it comes. */
export function countVisits(browser: Browser): void {
  browser.on('context', (context) => {
    context.on('request', (request) => {
      if (request.isNavigationRequest() && request.serviceWorker() === null) record('page-visits');
    });
  });
}

let current = '';

/** Says once that a file of tests begins. */
export function beginFile(path: string): void {
  const name = basename(path);
  if (name === current) return;
  current = name;
  recordFile(name);
}
