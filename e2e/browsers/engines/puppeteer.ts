import type { Browser, KeyInput, Page } from 'puppeteer-core';
import type { Device, Engine, Point, Size, Tab } from './engine';
import { collectProblems, takeProblems } from './problems';

/** Of each browser that Puppeteer starts. */
export const LAUNCH = {
  headless: true,
  env: { ...process.env, TZ: 'America/Toronto' },
  timeout: 120_000,
  protocolTimeout: 600_000,
} as const;

interface Special {
  /** Sets up each page. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Not in private windows, which do not know what the user's preferences block. */
  readonly isPublic?: boolean;
}

/** A browser without a window. */
export function engineOf(
  name: Engine['name'],
  browser: Browser,
  { prepare, isPublic = false }: Special = {},
): Engine {
  let front: Page | undefined;
  /** A page behind another one draws nothing, so it would never answer a click. */
  const show = async (page: Page) => {
    if (front !== page) await page.bringToFront();
    front = page;
  };
  return {
    name,
    newDevice: async (size) => {
      const context = isPublic
        ? browser.defaultBrowserContext()
        : await browser.createBrowserContext();
      return {
        newTab: async () => {
          const page = await context.newPage();
          front = undefined;
          await prepare?.(page);
          return tabOf(page, size, () => show(page));
        },
        close: () => (isPublic ? Promise.resolve() : context.close()),
      } satisfies Device;
    },
    close: () => browser.close(),
  };
}

async function tabOf(page: Page, size: Size, show: () => Promise<void>): Promise<Tab> {
  page.setDefaultTimeout(120_000);
  await page.setViewport(size);
  await page.evaluateOnNewDocument(collectProblems);
  const move = ({ x, y }: Point) => page.mouse.move(x, y);
  return {
    goto: async (address) => {
      await show();
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    close: () => page.close(),
    evaluate: async (expression) => {
      await show();
      return page.evaluate(expression);
    },
    click: async (selector) => {
      await show();
      await page.click(selector);
    },
    type: (text) => page.keyboard.type(text),
    press: async (key, held = []) => {
      for (const each of held) await page.keyboard.down(each);
      await page.keyboard.press(key as KeyInput); // Puppeteer lists every name
      for (const each of held) await page.keyboard.up(each);
    },
    problems: () => page.evaluate(takeProblems),
    print: () => page.pdf(),
    attach: async (selector, file) => {
      const input = await page.$(selector);
      if (input === null) throw new Error(`There is no ${selector}`);
      await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(file);
    },
    draw: async ([first, ...others], holdMs = 0) => {
      if (first === undefined) return;
      await move(first);
      await page.mouse.down();
      for (const point of others) {
        await move(point);
        // A swipe faster than handwriting is not a signature.
        await page.evaluate('new Promise(requestAnimationFrame)');
      }
      if (holdMs > 0) await page.evaluate(`new Promise((end) => setTimeout(end, ${holdMs}))`);
      await page.mouse.up();
    },
  };
}
