import puppeteer from 'puppeteer-core';
import type { Engine, Setting } from './engine';
import { engineOf, LAUNCH } from './puppeteer';
import { startSpeaker } from './speaker';

const PREFERENCES = {
  'intl.accept_languages': 'en-CA',
  // A test picture instead of a camera, without a question.
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  // Firefox sends no requests of its own.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

const OF_SETTING: Readonly<Partial<Record<Setting, Readonly<Record<string, unknown>>>>> = {
  none: {},
  'forced-colours': { 'browser.display.document_color_use': 2 },
  // The system's size of text, which this value makes enlarge text alone.
  'large-text': { 'ui.textScaleFactor': 200, 'browser.display.os-zoom-behavior': 2 },
  'private-window': { 'browser.privatebrowsing.autostart': true },
  // No cookies and no data of any page.
  'no-storage': { 'network.cookie.cookieBehavior': 2 },
  // In kB.
  'full-phone': { 'dom.quotaManager.temporaryStorage.fixedLimit': 1 },
  'no-camera': { 'media.navigator.permission.disabled': false, 'permissions.default.camera': 2 },
  // Firefox answers for the user.
  'storage-allowed': {
    'dom.storageManager.prompt.testing': true,
    'dom.storageManager.prompt.testing.allow': true,
  },
  'storage-refused': {
    'dom.storageManager.prompt.testing': true,
    'dom.storageManager.prompt.testing.allow': false,
  },
  'find-as-you-type': { 'accessibility.typeaheadfind': true },
};

/** Firefox, driven by WebDriver BiDi. It is silent where there is no sound server. */
export async function startFirefox(executablePath: string, setting: Setting): Promise<Engine> {
  const preferences = OF_SETTING[setting];
  if (!preferences) throw new Error(`Firefox has no setting ${setting}`);
  const pulseaudio = process.env['PULSEAUDIO_PATH'];
  const speaker = pulseaudio === undefined ? null : await startSpeaker(pulseaudio);
  const browser = await puppeteer
    .launch({
      ...LAUNCH,
      env: { ...LAUNCH.env, ...speaker?.env },
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: { ...PREFERENCES, ...preferences },
    })
    .catch((error: unknown) => {
      speaker?.stop();
      throw error;
    });
  const engine = engineOf('firefox', browser);
  return {
    ...engine,
    close: async () => {
      await engine.close();
      speaker?.stop();
    },
  };
}
