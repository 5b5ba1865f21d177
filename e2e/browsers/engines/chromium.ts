import puppeteer, { type CDPSession } from 'puppeteer-core';
import type { Engine, Setting } from './engine';
import { engineOf, LAUNCH } from './puppeteer';

const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--lang=en-CA', '--accept-lang=en-CA'],
  // A test picture instead of a camera, without a question.
  ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
];

/** Twice Chromium's default size. */
const LARGE = { standard: 32, fixed: 26 };

async function set(session: CDPSession, setting: Setting): Promise<void> {
  if (setting === 'none') return;
  if (setting === 'large-text') await session.send('Page.setFontSizes', { fontSizes: LARGE });
  else if (setting === 'forced-colours')
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
  else throw new Error(`Chromium is not told ${setting}`);
}

/** Chromium, driven by its own protocol. */
export async function startChromium(executablePath: string, setting: Setting): Promise<Engine> {
  const browser = await puppeteer.launch({ ...LAUNCH, executablePath, args: FLAGS });
  return engineOf('chromium', browser, async (page) => set(await page.createCDPSession(), setting));
}
