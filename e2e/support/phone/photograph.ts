import { expect, type Page } from '@playwright/test';
import { startTask } from './start-task';

interface Photographed {
  readonly stage: 'pickup' | 'delivery';
  /** The name on the unit's plate on the screen. */
  readonly unit: string;
  readonly places: readonly string[];
}

/** Photographs all places of a unit without leaving the screen. */
export async function photograph(page: Page, { stage, unit, places }: Photographed): Promise<void> {
  const opener = stage === 'pickup' ? 'Pickup photos' : 'Delivery photos';
  await startTask(page, opener, unit);
  const camera = page.getByRole('dialog', { name: `Photos at ${stage}` });
  for (const place of places) {
    await camera.getByRole('button', { name: `Take photo: ${place}` }).click();
    await expect(camera.getByText(new RegExp(`^${place} saved`))).toBeVisible();
  }
  await camera.getByRole('button', { name: 'Done' }).click();
}
