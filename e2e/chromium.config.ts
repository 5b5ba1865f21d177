/** Provides Chromium for the tests: from the environment, else found or installed here. */
export default async function provideChromium(): Promise<void> {
  if (process.env['CHROMIUM_PATH'] !== undefined) return;
  const { ensureChromium } = await import('../scripts/services/chromium.mjs');
  process.env['CHROMIUM_PATH'] = await ensureChromium();
}
