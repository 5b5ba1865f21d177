import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type CDPSession, type Page } from 'puppeteer-core';
import type { Engine, Setting } from './engine';
import { engineOf, LAUNCH } from './puppeteer';

const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--lang=en-CA', '--accept-lang=en-CA'],
  // A test picture instead of a camera, without a question.
  ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
];

/** Twice Chromium's default size. */
const LARGE = { standard: 32, fixed: 26 };

/** The permission that the user blocks on every page, by its name in the preferences. */
const BLOCKED: Readonly<Partial<Record<Setting, string>>> = {
  'no-storage': 'cookies',
  'no-camera': 'media_stream_camera',
};
const BLOCK = 2;

/** A folder of preferences that block `kind`. */
function makeProfile(kind: string): string {
  const profile = mkdtempSync(join(tmpdir(), 'dispatch-chromium-'));
  const preferences = { profile: { default_content_setting_values: { [kind]: BLOCK } } };
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  return profile;
}

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
  'storage-allowed',
  'storage-refused',
  'find-as-you-type',
  'old-safari',
];

/** Chromium, driven by its own protocol. Each device is a private window, unless the user blocks something. */
export async function startChromium(executablePath: string, setting: Setting): Promise<Engine> {
  if (MISSING.includes(setting)) throw new Error(`Chromium has no setting ${setting}`);
  const blocked = BLOCKED[setting];
  const profile = blocked === undefined ? undefined : makeProfile(blocked);
  const browser = await puppeteer.launch({
    ...LAUNCH,
    executablePath,
    args: setting === 'no-camera' ? FLAGS.slice(0, -1) : FLAGS,
    ...(profile !== undefined && { userDataDir: profile }),
  });
  const engine = engineOf('chromium', browser, {
    prepare: (page) => set(page, setting),
    isPublic: profile !== undefined,
  });
  return {
    ...engine,
    close: async () => {
      await engine.close();
      if (profile !== undefined) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
