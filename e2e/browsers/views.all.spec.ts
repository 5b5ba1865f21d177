import { expect } from '@playwright/test';
import { CONSOLE_VIEWS } from '../../domain/src/views/console-view';
import { ADMIN } from '../support/product';
import { signIn } from './stories/sign-in';
import { DESK, PHONE, test } from './test';

for (const size of [PHONE, DESK])
  for (const language of ['en-CA', 'fr-CA'])
    test(`every view at ${String(size.width)} px in ${language} has a heading and no error`, async ({
      open,
    }) => {
      const page = await open(size);
      await signIn(page, ADMIN.email, ADMIN.password);
      if (language === 'fr-CA') await page.run(() => localStorage.setItem('language', 'fr-CA'));
      for (const view of Object.keys(CONSOLE_VIEWS)) {
        await page.goto(view === 'dashboard' ? '/' : `/?view=${view}`);
        await page.role('heading').shown();
        const { width, lang } = await page.run(() => ({
          width: document.documentElement.scrollWidth - innerWidth,
          lang: document.documentElement.lang,
        }));
        const problems = await page.problems();
        expect({ view, lang, isWide: width > 1, problems }).toEqual({
          ...{ view, lang: language, isWide: false, problems: [] },
        });
      }
    });
