import type { Marking } from './portal-hand';

/**
 * Types a note into the pickup report of the first unit, and saves it; false if the screen does not offer it. Runs
 * within the page.
 */
export async function reportUnit(wanted: Marking): Promise<boolean> {
  const { job, notes, patienceMs } = wanted;
  const later = ['Delivered', 'In Transit', 'Picked Up'];
  const until = performance.now() + patienceMs;
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  let isOpened = false;
  while (performance.now() < until) {
    const field = [...document.querySelectorAll<HTMLTextAreaElement>('.unit-report textarea')].at(
      -1,
    );
    const isJob = document.querySelector('h1')?.textContent === job;
    const save = [...document.querySelectorAll<HTMLButtonElement>('.unit-report button')].find(
      ({ textContent }) => textContent === 'Save report',
    );
    if (field && field.value !== notes) {
      write?.set?.call(field, notes);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (field && save && !save.disabled) {
      save.click();
      return true;
    } else if (!field && isJob && !isOpened) {
      const first = document.querySelector('.plate');
      const open = [...(first?.querySelectorAll('button') ?? [])].find(
        ({ textContent }) => textContent === 'Condition at pickup',
      );
      const isLeft = first?.querySelector('.plate-leave')?.textContent === 'Take it after all';
      if (isLeft) return false;
      const more = first?.querySelector<HTMLButtonElement>('.unit-more[aria-expanded=false]');
      (open ?? more)?.click();
      isOpened = open !== undefined;
    }
    const lines = document.body.innerText.split('\n');
    if (!field && !isOpened && later.some((status) => lines.includes(status))) return false;
    if (!field && wanted.ends.some((end) => lines.includes(end))) return false;
    if (lines.includes('Authentication Required')) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The unit could not be reported on');
}

/** Whether the screen confirmed the report, or shows nothing of it after sign-out; null before. */
export function tookReport(): 'taken' | 'gone' | null {
  const lines = document.body.innerText.split('\n');
  if (lines.includes('Authentication Required')) return 'gone';
  return document.querySelector('.unit-report') === null ? 'taken' : null;
}
