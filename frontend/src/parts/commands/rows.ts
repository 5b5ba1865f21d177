/** Marks the open details of a record; list keys work inside. Its value: 'open' or 'closed'. */
export const DETAILS = 'data-details';

const ROWS = '#content [data-record-id]';

/** The element that opens a row's record: its link, or the first button of a row without one. */
const openerOf = (row: Element) =>
  row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('button');

const rows = () => [...document.querySelectorAll(ROWS)].filter((row) => openerOf(row) !== null);

function linkOf(row: Element): URL | null {
  const link = row.querySelector<HTMLAnchorElement>('a[href]');
  return link && new URL(link.href);
}

export const focusedRow = (): Element | null => document.activeElement?.closest(ROWS) ?? null;

function isInSight(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom >= 0 && top < window.innerHeight;
}

/** The next or previous row of the list; from outside the list, the first visible row. */
export function rowBeside(from: Element | null, by: 1 | -1): Element | null {
  const all = rows();
  if (!from) return all.find(isInSight) ?? null;
  return all[all.indexOf(from) + by] ?? null;
}

/** Marks actions on all selected records; its value is the name of the command. */
export const FOR_SELECTED = 'data-for-selected';

/**
 * The button of this action for the selected records, else the first such button; null without a
 * selection.
 */
export function buttonForSelected(command?: 'assign' | 'print'): HTMLElement | null {
  const wanted = command ? `[${FOR_SELECTED}="${command}"]` : `[${FOR_SELECTED}]`;
  return document.querySelector(`#content ${wanted}`);
}

/** Toggles the selection of the row. */
export function selectRow(row: Element): void {
  row.querySelector<HTMLElement>('[data-select-record]')?.click();
}

/**
 * Focuses the row of this record. Once it leaves, focuses the row after it, else the one before.
 */
export function focusRowAt(id: number): void {
  const all = rows();
  const place = all.findIndex((row) => row.matches(`[data-record-id="${id}"]`));
  if (place < 0) return;
  const near = [...all.slice(place), ...all.slice(0, place).reverse()];
  const row = near.find((each) => !each.matches('[data-gone="true"]'));
  if (row) focusRow(row);
}

/** Its scroll margin keeps the row clear of sticky elements. */
export function focusRow(row: Element): void {
  const opener = openerOf(row);
  opener?.scrollIntoView({ block: 'nearest' });
  opener?.focus({ preventScroll: true });
}

export interface OpenedRecord {
  /** The parameter's name in the address. */
  readonly name: 'job' | 'invoice' | 'driver';
  readonly id: string;
}

/** The record whose details are open over their list; in job lists, `driver` is a filter. */
export function openedRecord(search: string): OpenedRecord | null {
  const params = new URLSearchParams(search);
  const job = params.get('job');
  if (job !== null) return { name: 'job', id: job };
  const invoice = params.get('invoice');
  if (invoice !== null) return { name: 'invoice', id: invoice };
  const driver = params.get('view') === 'drivers' ? params.get('driver') : null;
  return driver === null ? null : { name: 'driver', id: driver };
}

/** The row that links to the record; it may have been scrolled away. */
export function rowOf({ name, id }: OpenedRecord): Element | null {
  return rows().find((row) => linkOf(row)?.searchParams.get(name) === id) ?? null;
}

/** The address that the row's link opens. */
export function addressOf(row: Element): string | null {
  const link = linkOf(row);
  return link && link.pathname + link.search;
}

/** The job of a row, if it has one. A cancelled job has no actions. */
export function jobOf(row: Element): number | null {
  const params = linkOf(row)?.searchParams;
  if (params?.get('panel') === 'cancelled') return null;
  const id = Number(params?.get('job'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

const OVERLAYS = ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])';
/** Closed and fading out, or below another one. */
const PUT_AWAY = '[aria-hidden="true"]';

/** The overlay on the page: none, only a record's details, or another one. */
export function overlay(): 'none' | 'details' | 'other' {
  const open = [...document.querySelectorAll(OVERLAYS)].filter((part) => !part.closest(PUT_AWAY));
  if (open.length === 0) return 'none';
  return open.every((part) => part.closest(`[${DETAILS}]`)) ? 'details' : 'other';
}

/** Whether the details show unfinished work. */
export function isOpenInDetails(): boolean {
  return document.querySelector(`[${DETAILS}]`)?.getAttribute(DETAILS) === 'open';
}
