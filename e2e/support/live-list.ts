import type { APIRequestContext, Page } from '@playwright/test';
import { signIn } from './people';
import { ADMIN } from './product';
import { expect } from './test';

const DESK = { width: 1440, height: 900 };

export interface JobFacts {
  readonly id: number;
  readonly jobId: string;
}

export async function makeJob(api: APIRequestContext, pickupCity: string): Promise<JobFacts> {
  const answer = await api.post('/api/jobs', {
    data: {
      pickupAddress: `1 Main Street, ${pickupCity}`,
      dropoffAddress: '2 King Street, Halifax',
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as JobFacts;
}

export async function change(
  api: APIRequestContext,
  { id }: JobFacts,
  data: object,
): Promise<void> {
  expect((await api.put(`/api/jobs/${String(id)}`, { data })).ok()).toBe(true);
}

export const row = (page: Page, { id }: JobFacts) =>
  page.locator(`tr[data-record-id="${String(id)}"]`);
/** The active list as a table, with the event stream open. */
export async function openList(page: Page): Promise<void> {
  await page.setViewportSize(DESK);
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.goto('/?view=active-jobs&layout=list');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}
