import type { Page } from '@playwright/test';
import { startTask } from './start-task';

interface Found {
  readonly stage: 'pickup' | 'delivery';
  /** The name on the unit's plate on the screen. */
  readonly unit: string;
  readonly odometer: string;
  readonly keys: string;
  readonly damage: {
    /** The zone to tap on the drawing, by its code; otherwise the area is chosen from the list. */
    readonly tapped?: { readonly side: string; readonly code: string };
    readonly area: string;
    readonly type: string;
    readonly severity: string;
  };
}

/** Adds one damage to a unit's report, and saves it. */
export async function reportUnit(page: Page, found: Found): Promise<void> {
  const { stage, unit, odometer, keys, damage } = found;
  await startTask(page, `Condition at ${stage}`, unit);
  const report = page.getByRole('dialog', { name: `Condition report at ${stage}` });
  await report.getByRole('textbox', { name: 'Odometer' }).fill(odometer);
  const press = (group: string, name: string) =>
    report.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).click();
  await press('Keys', keys);
  if (damage.tapped) {
    const { side, code } = damage.tapped;
    const drawing = report.getByRole('img', { name: new RegExp(`^${side}:`) });
    await drawing.locator(`[data-area="${code}"] polygon`).first().click();
  } else {
    await report.getByRole('button', { name: 'Add damage from a list' }).click();
    await report.getByRole('combobox', { name: 'Location' }).selectOption(damage.area);
  }
  await press('Type', damage.type);
  await press('Size', damage.severity);
  await report.getByRole('button', { name: 'Add damage', exact: true }).click();
  await report
    .getByText(`${damage.area}: ${damage.type}, ${damage.severity}`)
    .filter({ visible: true })
    .waitFor();
  await report.getByRole('button', { name: 'Save report' }).click();
  await report.waitFor({ state: 'hidden' });
}
