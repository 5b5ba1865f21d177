import { basename } from 'node:path';
import type { Browser } from '@playwright/test';
import { record, recordFile } from '../../scripts/suites/journal.mjs';

/** Counts every page load of this browser, even if it fails. */
export function countVisits(browser: Browser): void {
  browser.on('context', (context) => {
    context.on('request', (request) => {
      if (request.isNavigationRequest() && request.serviceWorker() === null) record('page-visits');
    });
  });
}

let current = '';

/** Records a file once, when its first test starts. */
export function beginFile(path: string): void {
  const name = basename(path);
  if (name === current) return;
  current = name;
  recordFile(name);
}
