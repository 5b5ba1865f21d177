import type { Page } from '@playwright/test';

/** Starts a task at a unit: its next step, or one behind "More". `unit` is the name on its plate. */
export async function startTask(page: Page, task: string, unit: string): Promise<void> {
  const button = page.getByRole('button', { name: `${task}: ${unit}` });
  const more = page.getByRole('button', { name: `More: ${unit}` });
  await button.or(more).first().waitFor();
  if (!(await button.isVisible())) await more.click();
  await button.click();
}
