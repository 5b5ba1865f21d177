import { expect } from '@playwright/test';
import { extractText } from 'unpdf';
import { ADMIN } from '../support/product';
import { signIn } from './stories/sign-in';
import { DESK, test } from './test';

const JOBS = 30;

test('a printed list begins on its first page, and details do not lie over it', async ({
  open,
  adminApi,
}) => {
  const made = [];
  for (let job = 0; job < JOBS; job += 1)
    made.push(
      ((await (await adminApi.post('/api/jobs', { data: {} })).json()) as { jobId: string }).jobId,
    );
  const page = await open(DESK);
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.goto('/?view=active-jobs&layout=list');
  const last = made.at(-1) ?? '';
  await page.link(new RegExp(`^${last}`)).shown();
  const pagesOf = async () => (await extractText(new Uint8Array(await page.print()))).text;
  const [first = ''] = await pagesOf();
  expect(first).toContain(last);

  await page
    .link(new RegExp(`^${last}`))
    .nth(0)
    .click();
  await page.dialog(`Job ${last}`).shown();
  const details = (await pagesOf()).join('\n');
  expect(details).toContain(last);
  expect(details).not.toContain(made[0]);
});
