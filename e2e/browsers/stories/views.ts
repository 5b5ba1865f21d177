import { expect } from '@playwright/test';
import { CONSOLE_VIEWS } from '../../../domain/src/views/console-view';
import { AXE, findViolations } from '../../screens/axe';
import { findCutSums } from '../../screens/cut-sums';
import { findLayoutFlaws } from '../../screens/layout-flaws';
import type { SampleCompany } from '../../screens/sample-company';
import { isSettled } from '../../screens/settled';
import type { Page } from '../engines/page';

export const LANGUAGES = ['en-CA', 'fr-CA'] as const;
type Language = (typeof LANGUAGES)[number];

export const CONSOLE_PATHS = Object.keys(CONSOLE_VIEWS).map((view) =>
  view === 'dashboard' ? '/' : `/?view=${view}`,
);

export const portalPaths = ({ jobs }: SampleCompany) => [
  ...['/', '/?jobs=active', '/?jobs=completed'],
  ...[jobs.assigned, jobs.inTransit, jobs.delivered].map((id) => `/job/${String(id)}`),
];

export interface Walk {
  readonly page: Page;
  readonly paths: readonly string[];
  readonly language: Language;
}

/** Opens each view in a language, and returns the defects that `look` finds there. */
export async function walk(
  { page, paths, language }: Walk,
  look: () => Promise<readonly string[]>,
) {
  await page.run((chosen) => localStorage.setItem('language', chosen), language);
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect
      .poll(() => page.run(isSettled, false), { message: path, timeout: 120_000 })
      .toBe(true);
    const lang = await page.run(() => document.documentElement.lang);
    if (lang !== language) found.push(`${path} is in ${lang}`);
    found.push(...(await look()).map((flaw) => `${path}, ${flaw}`));
  }
  return found;
}

/** Errors of scripts, refusals of the content policy, defects of the layout, and what axe finds. */
export async function everyViewIsSound(visit: Walk): Promise<void> {
  const { page } = visit;
  const flaws = await walk(visit, async () => {
    await page.evaluate(`(() => {${AXE}\nreturn null; })()`);
    return [
      ...(await page.problems()),
      ...(await page.run(findLayoutFlaws)),
      ...(await page.run(findViolations, 'page')),
    ];
  });
  expect(flaws).toEqual([]);
}

/** Nothing is cut or overlaps, and no sum loses digits. */
export async function everyViewHasRoom(visit: Walk): Promise<void> {
  const { page } = visit;
  const flaws = await walk(visit, async () => [
    ...(await page.run(findLayoutFlaws)),
    ...(await page.run(findCutSums)),
  ]);
  expect(flaws).toEqual([]);
}
