import { test as base } from '../support/product-test';
import { beginFile } from '../support/journal';
import { DESK, PHONE, type Device, type Engine, type Size } from './engines/engine';
import { startFirefox } from './engines/firefox';
import { Page } from './engines/page';
import { startWebkit } from './engines/webkit';

type Name = Engine['name'];

interface Devices {
  /** A new computer or phone with one tab. `address` is another one than the product's, such as a proxy. */
  readonly open: (size: Size, address?: string) => Promise<Page>;
}

interface Browsers {
  readonly engine: Engine;
}

const START: Readonly<Record<Name, () => Promise<Engine>>> = {
  firefox: () => startFirefox(pathOf('FIREFOX_PATH')),
  webkit: () => startWebkit(),
};

function pathOf(variable: string): string {
  const path = process.env[variable];
  if (path === undefined || path === '') throw new Error(`${variable} names no browser`);
  return path;
}

/** Tests whose browser is the project's: `firefox` or `webkit`. */
export const test = base.extend<Devices & { fileRecord: undefined }, Browsers>({
  engine: [
    async ({ company: _company }, use, worker) => {
      const { browser } = worker.project.metadata as { browser: Name }; // set in playwright.config.ts
      const engine = await START[browser]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  open: async ({ engine, product }, use) => {
    const devices: Device[] = [];
    await use(async (size, address = product.address) => {
      const device = await engine.newDevice(size);
      devices.push(device);
      return new Page(await device.newTab(), address, device);
    });
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

export { DESK, PHONE };
