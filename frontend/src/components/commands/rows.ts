/** On the link by which a row or card of a list opens its record. */
export const ROW_LINK = { 'data-row-link': '' };
/** On the open details of a record; keys of lists work in it. */
export const DETAILS = 'data-details';

const ROW = '[data-index], tr';

function rowLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('#content a[data-row-link]')];
}

/** The link of the row that has the focus, wherever in the row that is. */
export function focusedRow(): HTMLAnchorElement | null {
  const row = document.activeElement?.closest(`#content :is(${ROW})`);
  return row?.querySelector<HTMLAnchorElement>('a[data-row-link]') ?? null;
}

function isInSight(link: Element): boolean {
  const { top, bottom } = link.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** The next or previous row of the list; from outside of it, the first in sight. */
export function rowBeside(from: HTMLAnchorElement | null, by: 1 | -1): HTMLAnchorElement | null {
  const links = rowLinks();
  if (!from) return links.find(isInSight) ?? null;
  return links[links.indexOf(from) + by] ?? null;
}

export function focusRow(link: HTMLAnchorElement): void {
  link.focus({ preventScroll: true });
  (link.closest(ROW) ?? link).scrollIntoView({ block: 'nearest' });
}

/** The row of the record that an address opens. */
export function rowOf(record: { name: string; id: string }): HTMLAnchorElement | null {
  const isIt = (link: HTMLAnchorElement) =>
    new URL(link.href).searchParams.get(record.name) === record.id;
  return rowLinks().find(isIt) ?? null;
}

/** Records whose details open over their list are named in the address. */
export function openedRecord(params: URLSearchParams): { name: string; id: string } | null {
  for (const name of ['job', 'driver']) {
    const id = params.get(name);
    if (id !== null) return { name, id };
  }
  return null;
}

const OVERLAYS = ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])';

/** What is open over the page: nothing, the details of a record alone, or something else. */
export function overlay(): 'none' | 'details' | 'other' {
  const open = [...document.querySelectorAll(OVERLAYS)];
  if (open.length === 0) return 'none';
  return open.every((part) => part.closest(`[${DETAILS}]`)) ? 'details' : 'other';
}
