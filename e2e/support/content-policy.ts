import type { BrowserContext, Page } from '@playwright/test';

export interface PolicyWatch {
  readonly refusedByPolicy: string[];
}

/** Records violations of the content security policy in every page of the context. */
export async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refusedByPolicy: string[] = [];
    Object.assign(window, { refusedByPolicy });
    document.addEventListener('securitypolicyviolation', (refused) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = refused;
      const where = `${sourceFile}:${String(lineNumber)}`;
      refusedByPolicy.push(`refused: ${effectiveDirective} ${blockedURI} ${where} ${sample}`);
    });
  });
}

/** The violations of the content security policy on the open page. */
export function refusedOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as PolicyWatch).refusedByPolicy); // put there by `watchPolicy`
}
