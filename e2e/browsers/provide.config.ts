import provideChromium from '../chromium.config';
import { IS_WHOLE_TIER } from '../playwright.config';

/** Finds or installs the browsers of the chosen projects, unless the environment names them. */
export default async function provideBrowsers(): Promise<void> {
  const { ensureFirefox, ensurePulseaudio } = await import('../../scripts/services/firefox.mjs');
  const { ensureWebkit } = await import('../../scripts/services/webkit.mjs');
  const isChosen = (name: string) =>
    !process.argv.some((argument) => argument.startsWith('--project=')) ||
    process.argv.includes(`--project=${name}`);
  if (isChosen('firefox')) process.env['FIREFOX_PATH'] ??= await ensureFirefox();
  if (isChosen('firefox') && IS_WHOLE_TIER)
    process.env['PULSEAUDIO_PATH'] ??= await ensurePulseaudio();
  if (isChosen('webkit')) process.env['WEBKIT_DRIVER_PATH'] ??= await ensureWebkit();
  if (isChosen('chromium')) await provideChromium();
}
