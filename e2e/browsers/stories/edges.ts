import { expect, type APIRequestContext } from '@playwright/test';
import { ChaosProxy } from '../../support/chaos-proxy';
import type { Page } from '../engines/page';
import { HONDA, makeHondaJob } from './honda-job';
import { signIn } from './sign-in';

interface Edge {
  readonly openPhone: (address: string) => Promise<Page>;
  readonly address: string;
  readonly api: APIRequestContext;
}

/** One tap without a signal: the phone shows `words`, and the tap arrives while the page stays open. */
export async function tapArrives(
  { openPhone, address, api }: Edge,
  words: string | RegExp,
): Promise<void> {
  const { id, driver } = await makeHondaJob(api, 'Élise Bord');
  const network = await ChaosProxy.before(address);
  const phone = await openPhone(network.address);
  await signIn(phone, driver.email, driver.password);
  await phone.text('You have 1 active job.').shown();
  await phone.link(/View Job Details/).click();
  await phone.button('VEHICLE LOADED - START TRANSPORT').shown();
  network.set('down');
  await phone.button('VEHICLE LOADED - START TRANSPORT').click();
  await phone.text(words).shown();
  network.set('clear');
  const status = async () => {
    const job = await api.get(`/api/jobs/${String(id)}`);
    return ((await job.json()) as { status: string }).status;
  };
  await expect.poll(status, { timeout: 240_000 }).toBe('in-transit');
  await phone.text(words).gone();
  await network.close();
}

/** A refused camera is named, and the VIN can be typed. */
export async function cameraRefused(phone: Page, api: APIRequestContext): Promise<void> {
  const { id, driver } = await makeHondaJob(api, 'Camille Refus');
  await signIn(phone, driver.email, driver.password);
  await phone.goto(`/job/${String(id)}`);
  await phone.button(`Check VIN: ${HONDA}`).click();
  await phone.text(/^The camera is not allowed\./).shown();
  await phone.label('Type the last 8 of the VIN').fill('3A004352');
  await phone.button('Compare').click();
  const answer = phone.dialog('VIN matches');
  await answer.button('Done').click();
  await answer.gone();
  await phone.button(`Pickup photos: ${HONDA}`).click();
  await phone.text(/^The camera is not allowed\..*choose a picture\.$/).shown();
}
