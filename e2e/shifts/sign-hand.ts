import type { Marking } from './portal-hand';

/**
 * Gets a typed signature for the job, at the delivery if offered, else at the pickup; false if the screen does not
 * offer it. Runs within the page.
 */
export async function signJob(wanted: Marking): Promise<boolean> {
  const { job, notes: name, patienceMs, ends } = wanted;
  const until = performance.now() + patienceMs;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const named = (pattern: RegExp) =>
    [...document.querySelectorAll('button')].filter(({ textContent }) => pattern.test(textContent));
  while (performance.now() < until) {
    const field = document.querySelector<HTMLInputElement>('.sign-name');
    const typed = [...document.querySelectorAll<HTMLInputElement>('.sign input')].find(
      ({ type, labels }) =>
        type === 'checkbox' && labels?.[0]?.textContent.startsWith('Type my name'),
    );
    const [submit] = named(/^Sign$/);
    if (field && field.value !== name) {
      write?.set?.call(field, name);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (field && typed && !typed.checked) {
      typed.click();
    } else if (field && submit && !submit.disabled) {
      submit.click();
      return true;
    } else if (!field) {
      const [handOver] = named(/^Hand over the phone$/);
      const isJob = document.querySelector('h1')?.textContent === job;
      const open = named(/^(Get|Sign for) the (pickup|delivery) (signature|again)$/).at(-1);
      if (handOver) handOver.click();
      else if (isJob) open?.click();
    }
    const lines = document.body.innerText.split('\n');
    if (ends.some((end) => lines.includes(end))) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The job could not be signed');
}

/** Whether the screen confirmed the signature, or shows nothing of it after the job disappeared; null before. */
export function tookSignature(): 'taken' | 'gone' | null {
  const lines = document.body.innerText.split('\n');
  if (lines.includes('Authentication Required')) return 'gone';
  if (document.querySelector('.sign-done') !== null) return 'taken';
  return lines.includes('Job not found') ? 'gone' : null;
}

/**
 * Takes the phone back from the signer like a screen reader: with three presses, or before it was handed over. True
 * once the driver has it; false if the session has ended first; null before.
 */
export function takeBack(): boolean | null {
  const back = '.sign-hold, .sign-choices button:last-child';
  document.querySelector<HTMLButtonElement>(back)?.click();
  if (localStorage.getItem('handover') === null) return true;
  const lines = document.body.innerText.split('\n');
  return lines.includes('Authentication Required') ? false : null;
}
