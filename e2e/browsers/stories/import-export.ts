import { writeFileSync } from 'node:fs';
import { expect, type APIRequestContext } from '@playwright/test';
import { ADMIN } from '../../support/product';
import type { Page } from '../engines/page';
import { signIn } from './sign-in';

const HEADS =
  'Client;Ville de ramassage;Province de ramassage;Ville de livraison;Province de livraison;NIV;Prix';
const ROWS = [
  'Garage Lointain;Montréal;QC;Ottawa;ON;KP142788;1 250,50 $',
  'Garage Lointain;Québec;QC;Toronto;ON;KP042;980,00',
];

/** The second is wrong in the file, and corrected. */
const VINS = ['KP142788', 'KP142789'];

/** Runs in the page: keeps the address that the page downloads. A test cannot read the browser's own downloads. */
function keepDownloads(): void {
  const downloads: string[] = [];
  Object.assign(globalThis, { downloads, showSaveFilePicker: undefined });
  HTMLAnchorElement.prototype.click = function () {
    if (this.hasAttribute('download')) downloads.push(this.href);
  };
}

async function readDownload(): Promise<string> {
  const [address] = (globalThis as unknown as { downloads: string[] }).downloads; // put there above
  return address === undefined ? '' : (await fetch(address)).text();
}

/** A spreadsheet of Quebec becomes jobs, which a report then contains. */
export async function importAndExport(
  desk: Page,
  api: APIRequestContext,
  file: string,
): Promise<void> {
  // As saved by a spreadsheet: windows-1252, semicolons.
  writeFileSync(file, [HEADS, ...ROWS].join('\r\n'), 'latin1');
  await signIn(desk, ADMIN.email, ADMIN.password);
  await desk.goto('/?view=import');
  await desk.label('Choose a file').attach(file);
  await desk.label('Field for column NIV').hasValue('vin');
  await desk.button('Read rows').click();
  await desk.text(/^To correct/).shown();
  await desk.button(/^Correct/).click();
  const row = desk.dialog('Line 3');
  await row.label('VIN').fill('KP142789');
  await row.button('Save row').click();
  await row.gone();
  await desk.button('Create 2 jobs').click();
  await desk.text('2 jobs created').shown();
  const prices = [];
  for (const vin of VINS) {
    const found = await api.get(`/api/jobs?q=${vin}`);
    prices.push(...((await found.json()) as { price: number }[]).map(({ price }) => price));
  }
  expect(prices).toEqual([1250.5, 980]);

  await desk.goto('/?dialog=export');
  await desk.dialog('Export Report').shown();
  await desk.run(keepDownloads);
  await desk.button('Download').click();
  await desk.text('The browser is downloading the report.').shown();
  const report = await desk.run(readDownload);
  for (const vin of VINS) expect(report).toContain(vin);
}
