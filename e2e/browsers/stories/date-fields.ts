import { expect } from '@playwright/test';
import type { SampleCompany } from '../../screens/sample-company';
import { ADMIN } from '../../support/product';
import type { Found, Page } from '../engines/page';
import { signIn } from './sign-in';

interface Place {
  readonly name: string;
  readonly path: (sample: SampleCompany) => string;
  readonly role: 'dialog' | 'main';
}

const view = (text: string) => () => `/?view=${text}`;

/** Pages and dialogs with date fields. */
const DATE_PLACES: readonly Place[] = [
  { name: 'Export Report', path: () => '/?dialog=export', role: 'dialog' },
  { name: 'the audit log', path: view('audit-log'), role: 'main' },
  { name: 'a new job', path: view('new-dispatch'), role: 'main' },
  { name: 'Take payment', path: view('payments&take=payment'), role: 'dialog' },
  { name: 'closing the books', path: view('books&dialog=close'), role: 'dialog' },
  { name: 'a recurring job', path: view('recurring-jobs&dialog=new'), role: 'dialog' },
  {
    name: 'the notes on a customer',
    path: ({ customer }) => `/?view=receivables&notes=${String(customer.id)}`,
    role: 'dialog',
  },
  {
    name: 'a statement',
    path: ({ customer }) => `/?view=receivables&statement=${String(customer.id)}`,
    role: 'dialog',
  },
  {
    name: 'the job editor',
    path: ({ jobs }) => `/?job=${String(jobs.assigned)}&panel=edit`,
    role: 'dialog',
  },
  {
    name: 'Mark Completed',
    path: ({ jobs }) => `/?job=${String(jobs.inTransit)}&panel=complete`,
    role: 'dialog',
  },
  {
    name: 'a draft',
    path: ({ invoices }) => `/?view=invoices&invoice=${String(invoices.draft)}&act=edit`,
    role: 'dialog',
  },
];

const FRAMES = 30;
const CALENDAR = 'Choose from a calendar';

/** Visits every place. */
async function visit(page: Page, sample: SampleCompany, look: (place: Place) => Promise<void>) {
  await signIn(page, ADMIN.email, ADMIN.password);
  for (const place of DATE_PLACES) {
    await page.goto(place.path(sample));
    const isThere = () =>
      page.run(() => document.querySelector('input[placeholder^="Nov 25, "]') !== null);
    await expect.poll(isThere, { message: place.name, timeout: 120_000 }).toBe(true);
    await look(place);
  }
}

/** Presses the first calendar button, and counts in how many of the next frames the calendar is open. */
async function framesOpen(page: Page, place: Found): Promise<number> {
  await place.button(CALENDAR).nth(0).click();
  const isOpen = () => page.run(() => document.querySelector('input[type="date"]:open') !== null);
  await expect.poll(isOpen, { timeout: 120_000 }).toBe(true);
  let frames = 0;
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await page.run(() => new Promise((next) => requestAnimationFrame(() => next(null))));
    if (await isOpen()) frames += 1;
  }
  return frames;
}

/** Every calendar opens, and does not close by itself. */
export async function calendarsStayOpen(page: Page, sample: SampleCompany): Promise<void> {
  const closed: string[] = [];
  await visit(page, sample, async ({ name, role }) => {
    const frames = await framesOpen(page, page.role(role));
    if (frames < FRAMES) closed.push(`${name}: open for ${String(frames)} frames`);
  });
  expect(closed).toEqual([]);
}

/** A browser whose calendar no button can open shows none, and its dates are typed. */
export async function datesAreTyped(page: Page, sample: SampleCompany): Promise<void> {
  const withButtons: string[] = [];
  await visit(page, sample, async ({ name, role }) => {
    if ((await page.role(role).button(CALENDAR).count()) > 0) withButtons.push(name);
  });
  expect(withButtons).toEqual([]);
  await page.goto('/?dialog=export');
  const from = page.dialog('Export Report').label('Completed from');
  await from.fill('25 mars 2026');
  await page.press('Tab');
  await from.hasValue('2026-03-25');
}
