/**
 * A driver's taps, each atomic with its check: between a check from outside and a press, the screen may change. Each
 * function runs within the page.
 */

/** Texts shown when no next step is available or expected. */
const NO_STEP = ['Job not found', 'Delivered', 'Authentication Required', 'Try Again'];
/** Texts shown after the delivery dialog has closed. */
export const NO_DIALOG = ['Job not found', 'Authentication Required'];

export interface Wanted {
  /** The job name on the screen. */
  readonly job: string;
  /** The steps to press; for others, only the name is returned. */
  readonly steps: readonly string[];
  readonly ends: readonly string[];
}

export const wantedStep = (job: string, steps: readonly string[]): Wanted => ({
  ...{ job, steps },
  ends: NO_STEP,
});

/** The name of the next step, `none` if there is none, null while the screen loads. */
export function pressStep({ job, steps, ends }: Wanted): string | null {
  const isJob = document.querySelector('h1')?.textContent === job;
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    /START TRANSPORT$|COMPLETE JOB$/.test(textContent),
  );
  if (button === undefined) {
    const lines = document.body.innerText.split('\n');
    return ends.some((end) => lines.includes(end)) ? 'none' : null;
  }
  const { left, top, width, height } = button.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!isJob || button.disabled || !button.contains(met)) return null;
  if (steps.includes(button.textContent)) button.click();
  return button.textContent;
}

export interface Completion {
  readonly notes: string;
  readonly patienceMs: number;
  readonly ends: readonly string[];
}

export const completionOf = (notes: string, patienceMs: number): Completion => ({
  ...{ notes, patienceMs },
  ends: NO_DIALOG,
});

/**
 * Types the notes once, and presses when they are shown: only those may not be lost. False if the dialog disappeared.
 */
export async function completeDelivery(wanted: Completion): Promise<boolean> {
  const { notes, patienceMs, ends } = wanted;
  const until = performance.now() + patienceMs;
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  let written: HTMLTextAreaElement | null = null;
  while (performance.now() < until) {
    const field = document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea');
    const button = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].find(
      ({ textContent }) => textContent === 'Complete Delivery',
    );
    if (field && written === null) {
      write?.set?.call(field, notes);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      written = field;
    } else if (button && !button.disabled && field === written && written?.value === notes) {
      button.click();
      return true;
    } else if (!field) {
      const lines = document.body.innerText.split('\n');
      if (ends.some((end) => lines.includes(end))) return false;
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  throw new Error('The notes could not be written');
}

/** Focuses the notes before the last step; `gone` if the dialog disappeared, null while it loads. */
export function focusNotes(ends: readonly string[]): 'focused' | 'gone' | null {
  const field = document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea');
  field?.focus();
  if (field) return 'focused';
  const lines = document.body.innerText.split('\n');
  return ends.some((end) => lines.includes(end)) ? 'gone' : null;
}

/** Cancels the last step, if the dialog is still open. */
export function cancelDelivery(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')];
  buttons.find(({ textContent }) => textContent === 'Cancel')?.click();
}

export interface Marking extends Completion {
  /** The job name on the screen. */
  readonly job: string;
}

/** Leaves the first unit behind or undoes it; null if the screen offers neither. */
export async function markUnit(wanted: Marking): Promise<'leave-unit' | 'take-unit' | null> {
  const { job, notes, patienceMs } = wanted;
  const ends = [...wanted.ends, 'Delivered'];
  const until = performance.now() + patienceMs;
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  const pressIn = (place: string, text: string) => {
    const button = [...document.querySelectorAll<HTMLButtonElement>(`${place} button`)].find(
      ({ textContent }) => textContent === text,
    );
    if (!button || button.disabled) return false;
    button.click();
    return true;
  };
  let written: HTMLTextAreaElement | null = null;
  while (performance.now() < until) {
    const field = document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea');
    const isJob = document.querySelector('h1')?.textContent === job;
    if (field && field !== written) {
      pressIn('[role=dialog] [role=group]', 'No keys');
      write?.set?.call(field, notes);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      written = field;
    } else if (field && field.value === notes && pressIn('[role=dialog]', 'Leave behind')) {
      return 'leave-unit';
    } else if (!field && isJob && written === null) {
      const plate = document.querySelector('.plate');
      const first = plate?.querySelector<HTMLButtonElement>('.plate-leave');
      const isTake = first?.textContent === 'Take it after all';
      if (!first)
        plate?.querySelector<HTMLButtonElement>('.unit-more[aria-expanded=false]')?.click();
      if (first && !first.disabled) first.click();
      if (first && !first.disabled && isTake) return 'take-unit';
    } else if (!field && written !== null) return null;
    const lines = document.body.innerText.split('\n');
    if (!field && ends.some((end) => lines.includes(end))) return null;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The unit could not be marked');
}

/**
 * Types a VIN for the first unit and, if it is another one, loads the unit anyway; null if the screen does not offer
 * the check.
 */
export async function checkUnit(wanted: Marking): Promise<'check-unit' | 'load-anyway' | null> {
  const { job, notes: vin, patienceMs } = wanted;
  const ends = [...wanted.ends, 'Delivered', 'In Transit', 'Picked Up'];
  const until = performance.now() + patienceMs;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const press = (text: string) => {
    const button = [...document.querySelectorAll<HTMLButtonElement>('.full-screen button')].find(
      ({ textContent }) => textContent === text,
    );
    button?.click();
    return button !== undefined;
  };
  let isTyped = false;
  while (performance.now() < until) {
    const field = document.querySelector<HTMLInputElement>('.scan-field');
    const isJob = document.querySelector('h1')?.textContent === job;
    if (isTyped && press('Load anyway')) return 'load-anyway';
    if (isTyped && document.querySelector('[data-outcome=right]')) return 'check-unit';
    if (field && field.value !== vin) {
      write?.set?.call(field, vin);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (field && !isTyped) {
      isTyped = press('Compare');
    } else if (!field && isJob && !isTyped) {
      const first = document.querySelector('.plate');
      const check = first?.querySelector<HTMLButtonElement>('.plate-check');
      const more = first?.querySelector<HTMLButtonElement>('.unit-more[aria-expanded=false]');
      const isLeft = first?.querySelector('.plate-leave')?.textContent === 'Take it after all';
      if (isLeft) return null;
      (check ?? more)?.click();
    }
    const lines = document.body.innerText.split('\n');
    if (!field && ends.some((end) => lines.includes(end))) return null;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The unit could not be looked at');
}

/** Whether the screen confirmed the VIN check; see `tookTap`. */
export function tookCheck(check: { type: string; notes: string }): 'taken' | 'gone' | null {
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const done = [...document.querySelectorAll<HTMLButtonElement>('.full-screen button')].find(
    ({ textContent }) => textContent === 'Done',
  );
  done?.click();
  const isShown =
    check.type === 'check-unit'
      ? document.querySelector('.plate .plate-checked') !== null
      : texts('.plate .plate-mark').some((text) => text.includes(check.notes));
  const isRefused = texts('[role=alert]').some((text) => text.includes(check.notes));
  if (isShown || isRefused) return 'taken';
  const lines = document.body.innerText.split('\n');
  return lines.includes('Authentication Required') ? 'gone' : null;
}

/** Whether the screen confirmed the mark; see `tookTap`. */
export function tookMark(mark: { type: string; notes: string }): 'taken' | 'gone' | null {
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const plate = document.querySelector('.plate:has(.unit-more)');
  const isTaken =
    plate !== null && plate.querySelector('.plate-leave')?.textContent !== 'Take it after all';
  const isShown =
    mark.type === 'leave-unit'
      ? texts('.plate-mark, [role=alert]').some((text) => text.includes(mark.notes))
      : isTaken || texts('[role=alert]').some((text) => text.includes('Unit put back on the job'));
  if (isShown) return 'taken';
  const lines = document.body.innerText.split('\n');
  return lines.includes('Authentication Required') ? 'gone' : null;
}

export interface Taken {
  /** The status of the job after the tap. */
  readonly status: string;
  /** A text that identifies the refusal of this tap. */
  readonly refused: string;
}

/** Whether the screen confirmed the tap, or shows nothing of it after sign-out; null before. */
export function tookTap({ status, refused }: Taken): 'taken' | 'gone' | null {
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const isTaken =
    texts('[role=status]').includes(status) ||
    texts('[role=alert]').some((text) => text.includes(refused));
  if (isTaken) return 'taken';
  const lines = document.body.innerText.split('\n');
  return lines.includes('Authentication Required') ? 'gone' : null;
}

/** Navigates to another screen of the portal, like the browser's history. */
export function turnTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
