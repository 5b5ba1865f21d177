import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { signIn } from './people';
import { ADMIN } from './product';

export interface Made {
  readonly id: number;
  readonly jobId: string;
}

/** Creates this many jobs, found by their city. */
export async function makeJobs(
  api: APIRequestContext,
  count: number,
  city: string,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let place = 0; place < count; place += 1) {
    const answer = await api.post('/api/jobs', { data: { pickupCity: city } });
    expect(answer.status()).toBe(201);
    made.push((await answer.json()) as Made);
  }
  return made;
}

export async function openFound(page: Page, city: string): Promise<void> {
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.goto(`/?view=active-jobs&layout=list&q=${city}`);
}

export const bar = (page: Page) => page.getByRole('region', { name: 'Selected jobs' });
export const notice = (page: Page, text: string) => page.getByText(text).first();
