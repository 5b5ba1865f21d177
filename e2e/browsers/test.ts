import { writeFileSync } from 'node:fs';
import { test as base } from '../support/product-test';
import { beginFile } from '../support/journal';
import { startChromium } from './engines/chromium';
import {
  DESK,
  PHONE,
  TABLET,
  type Device,
  type Engine,
  type Setting,
  type Size,
} from './engines/engine';
import { startFirefox } from './engines/firefox';
import { Page } from './engines/page';
import { startWebkit } from './engines/webkit';
import type { BrowserName } from './projects';

interface Wish {
  /** Another one than the product's, such as a proxy. */
  readonly address?: string;
  readonly setting?: Setting;
}

interface Devices {
  /** A new computer or phone with one tab. */
  readonly open: (size: Size, wish?: Wish) => Promise<Page>;
}

interface Browsers {
  /** The browser of the project, with a setting of the user. */
  readonly start: (setting: Setting) => Promise<Engine>;
}

const START: Readonly<Record<BrowserName, (setting: Setting) => Promise<Engine>>> = {
  firefox: (setting) => startFirefox(pathOf('FIREFOX_PATH'), setting),
  webkit: startWebkit,
  chromium: (setting) => startChromium(pathOf('CHROMIUM_PATH'), setting),
};

function pathOf(variable: string): string {
  const path = process.env[variable];
  if (path === undefined || path === '') throw new Error(`${variable} names no browser`);
  return path;
}

/** The text of each page of a failed test. */
async function keepTexts(pages: readonly Page[], pathOfFile: (name: string) => string) {
  for (const [number, page] of pages.entries()) {
    const text = await page
      .run(() => `${location.href}\n${document.body.innerText}`)
      .catch((error: unknown) => String(error));
    writeFileSync(pathOfFile(`page-${String(number)}.txt`), text);
  }
}

/** Tests whose browser is the project's. */
export const test = base.extend<Devices & { fileRecord: undefined }, Browsers>({
  start: [
    async ({ company: _company }, use, worker) => {
      const { browser } = worker.project.metadata as { browser: BrowserName }; // set in projects.ts
      const engines = new Map<Setting, Promise<Engine>>();
      await use((setting) => {
        const engine = engines.get(setting) ?? START[browser](setting);
        engines.set(setting, engine);
        return engine;
      });
      for (const engine of engines.values()) await (await engine).close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  open: async ({ start, product }, use, info) => {
    const devices: Device[] = [];
    const pages: Page[] = [];
    await use(async (size, { address = product.address, setting = 'none' } = {}) => {
      const device = await (await start(setting)).newDevice(size);
      devices.push(device);
      const page = new Page(await device.newTab(), address, device);
      pages.push(page);
      return page;
    });
    if (info.errors.length > 0) await keepTexts(pages, (name) => info.outputPath(name));
    for (const device of devices) await device.close();
  },
  fileRecord: [
    async ({ company: _company }, use, { file }) => {
      beginFile(file);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { DESK, PHONE, TABLET };
