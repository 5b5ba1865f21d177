/** Provides the browser for the screen tests: from the environment, else found or installed here. */
export default async function provideHeadlessShell(): Promise<void> {
  if (process.env['HEADLESS_SHELL_PATH'] !== undefined) return;
  const { ensureHeadlessShell } = await import('../scripts/services/chromium.mjs');
  process.env['HEADLESS_SHELL_PATH'] = await ensureHeadlessShell();
}
