import puppeteer, { type CDPSession, type Page } from 'puppeteer-core';
import type { Engine, Setting } from './engine';
import { engineOf, LAUNCH } from './puppeteer';

const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--lang=en-CA', '--accept-lang=en-CA'],
  // A test picture instead of a camera.
  '--use-fake-device-for-media-stream',
];
const ALLOW_CAMERA = '--use-fake-ui-for-media-stream';
const DENY_ALL = '--deny-permission-prompts';

/** Twice Chromium's default size. */
const LARGE = { standard: 32, fixed: 26 };

/** Leaves no room for data of the origins that the page visits. */
function fill(page: Page, session: CDPSession): void {
  page.on('framenavigated', (frame) => {
    const { origin, protocol } = new URL(frame.url());
    if (protocol.startsWith('http'))
      void session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  });
}

async function set(page: Page, setting: Setting): Promise<void> {
  const session = await page.createCDPSession();
  if (setting === 'large-text') await session.send('Page.setFontSizes', { fontSizes: LARGE });
  if (setting === 'forced-colours')
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
  if (setting === 'full-phone') fill(page, session);
}

/** Of other browsers. */
const MISSING: readonly Setting[] = [
  'no-storage',
  'storage-allowed',
  'storage-refused',
  'find-as-you-type',
  'old-safari',
];

/** Chromium, driven by its own protocol. Each device is a private window. */
export async function startChromium(executablePath: string, setting: Setting): Promise<Engine> {
  if (MISSING.includes(setting)) throw new Error(`Chromium has no setting ${setting}`);
  const browser = await puppeteer.launch({
    ...LAUNCH,
    executablePath,
    args: [...FLAGS, setting === 'no-camera' ? DENY_ALL : ALLOW_CAMERA],
  });
  return engineOf('chromium', browser, (page) => set(page, setting));
}
