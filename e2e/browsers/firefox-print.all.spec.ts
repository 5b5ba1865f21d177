import { expect } from '@playwright/test';
import { extractText } from 'unpdf';
import { ADMIN } from '../support/product';
import { signIn } from './stories/sign-in';
import { DESK, test } from './test';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];
/** Names without digits: a PDF of Firefox does not tell which digits its tabular figures are. */
const PLACES = LETTERS.flatMap((one) => LETTERS.map((other) => `Quay ${one}${other}`));

test('a printed list begins on its first page, and details do not lie over it', async ({
  open,
  adminApi,
}) => {
  for (const pickupAddress of PLACES)
    expect((await adminApi.post('/api/jobs', { data: { pickupAddress } })).ok()).toBe(true);
  const page = await open(DESK);
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.goto('/?view=active-jobs&layout=list');
  const newest = page.role('row').holding('Quay FF');
  await newest.shown();
  const pagesOf = async () => {
    const { text } = await extractText(new Uint8Array(await page.print()));
    return text.map((one) => one.replaceAll(/[^\p{L}]+/gu, ' '));
  };
  const [first = ''] = await pagesOf();
  expect(first).toContain('Quay FF');

  await newest.role('link').nth(0).click();
  await page.dialog(/^Job JOB-/).shown();
  const details = (await pagesOf()).join('\n');
  expect(details).toContain('Quay FF');
  expect(details).not.toContain('Quay AA');
});
