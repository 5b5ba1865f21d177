import type { CoreServices } from './app.module';
import { cleanupsOf, runCleanups } from './cleanups';
import { createFirstAdmin } from './first-admin';
import { masked } from './log-mask';
import { continueImports } from './modules/imports/run/old-imports';

const RETRY_MS = 1_000;
const TIDY_MS = 60 * 60 * 1000;

async function announceFirstAdmin(
  ground: CoreServices,
  say: (line: string) => void,
): Promise<void> {
  const admin = await createFirstAdmin(ground);
  if (admin === null) return;
  const password =
    admin.password === null
      ? 'the password in ADMIN_PASSWORD'
      : `${admin.password} (shown only now)`;
  say(`First sign-in: ${admin.email} / ${password}`);
}

/**
 * Creates the first admin once the database answers, then deletes expired data every hour. Failed cleanups are logged,
 * counted, and retried after an hour. See `cleanups.ts`. Returns a stop function.
 */
export function startMaintenance(
  ground: CoreServices,
  say: (line: string) => void,
  countFailure: () => void = () => undefined,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const later = (ms: number, work: () => void): void => {
    if (!stopped) timer = setTimeout(work, ms).unref();
  };
  const failed = (name: string, error: unknown): void => {
    countFailure();
    say(`Cleanup of ${name} failed, trying again in an hour (${masked(String(error))})`);
  };
  const tidyNow = (): void => {
    void runCleanups(cleanupsOf(ground, say), failed).then(() => later(TIDY_MS, tidyNow));
  };
  const begin = (): void => {
    announceFirstAdmin(ground, say)
      .then(() => runCleanups(new Map([['imports', () => continueImports(ground)]]), failed))
      .then(tidyNow, () => later(RETRY_MS, begin));
  };
  begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
