import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import type { Device, Engine, Point, Size, Tab } from './engine';
import { collectProblems, takeProblems } from './problems';

const PREFERENCES = {
  'intl.accept_languages': 'en-CA',
  // A test picture instead of a camera, without a question.
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  // Firefox sends no requests of its own.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** A Firefox without a window, driven by WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  preferences: Readonly<Record<string, unknown>> = {},
): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, TZ: 'America/Toronto' },
    extraPrefsFirefox: { ...PREFERENCES, ...preferences },
    timeout: 120_000,
    protocolTimeout: 600_000,
  });
  let front: Page | undefined;
  /** A page behind another one draws nothing, so it would never answer a click. */
  const show = async (page: Page) => {
    if (front !== page) await page.bringToFront();
    front = page;
  };
  return {
    name: 'firefox',
    newDevice: async (size) => {
      const context = await browser.createBrowserContext();
      return {
        newTab: async () => {
          const page = await context.newPage();
          front = undefined;
          return firefoxTab(page, size, () => show(page));
        },
        close: () => context.close(),
      } satisfies Device;
    },
    close: () => browser.close(),
  };
}

async function firefoxTab(page: Page, size: Size, show: () => Promise<void>): Promise<Tab> {
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
