import type { Page } from '@playwright/test';

export const field = (page: Page) => page.getByRole('searchbox', { name: /^Search the manual/ });
export const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

/** Violations of the content security policy in the page's console. */
export function refusals(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) said.push(message.text());
  });
  return said;
}
