import { expect, type APIRequestContext } from '@playwright/test';
import { makeDriver } from '../../support/people';
import type { Page } from '../engines/page';
import { signIn } from './sign-in';

interface Heard {
  /** The state of its context at the start of each tone. */
  readonly states: readonly string[];
  readonly contexts: number;
}

/** Runs in the page: notes each tone that starts. */
function listen(): void {
  const contexts = new Set<BaseAudioContext>();
  const heard = { states: [] as string[], contexts: 0 };
  Object.assign(globalThis, { heard });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    contexts.add(this.context);
    heard.contexts = contexts.size;
    heard.states.push(this.context.state);
    start.apply(this, when);
  };
}

/** Each new job sounds, also long after the last press, and with one audio context. */
export async function soundOfNewJobs(phone: Page, api: APIRequestContext): Promise<void> {
  const driver = await makeDriver(api, 'Sonia Sonore');
  await signIn(phone, driver.email, driver.password);
  await phone.text('You have 0 active jobs.').shown();
  await phone.run(listen);
  await phone.button(/^In Transit/).click();
  for (const count of [1, 2]) {
    // Longer than a press allows sound in Safari.
    await phone.run(() => new Promise((end) => setTimeout(() => end(null), 6_000)));
    const made = await api.post('/api/jobs', { data: { driverId: driver.driverId } });
    expect(made.status()).toBe(201);
    const { jobId } = (await made.json()) as { jobId: string };
    await phone.text(`New assignment: ${jobId}`).shown();
    const heard = () => phone.run(() => (globalThis as unknown as { heard: Heard }).heard); // put there by `listen`
    await expect
      .poll(heard, { timeout: 120_000 })
      .toEqual({ states: Array.from({ length: 2 * count }, () => 'running'), contexts: 1 });
  }
}
