import type { CoreServices } from './core-services';
import { cleanupsOf, runCleanups } from './cleanups';
import { createFirstAdmin } from './first-admin';
import { masked } from './log-mask';
import type { Work } from './workers/worker';

const RETRY_MS = 1_000;
const HOUR_MS = 60 * 60 * 1000;

async function announceFirstAdmin(core: CoreServices, say: (line: string) => void): Promise<void> {
  const admin = await createFirstAdmin(core);
  if (admin === null) return;
  const password =
    admin.password === null
      ? 'the password in ADMIN_PASSWORD'
      : `${admin.password} (shown only now)`;
  say(`First sign-in: ${admin.email} / ${password}`);
}

/**
 * Makes the first admin as soon as the database answers, and deletes expired rows and files every hour. A cleanup that
 * fails is logged and counted, stops no other, and runs again in an hour.
 */
export function maintenanceOf(
  core: CoreServices,
  say: (line: string) => void,
  countFailure: () => void = () => undefined,
): Work {
  let isBegun = false;
  let stopped: Promise<void> | undefined;
  const failed = (name: string, error: unknown): void => {
    countFailure();
    say(`Cleanup of ${name} failed, trying again in an hour (${masked(String(error))})`);
  };
  const runAll = async (): Promise<void> => {
    if (!isBegun) await announceFirstAdmin(core, say);
    isBegun = true;
    await runCleanups(cleanupsOf(core, say), failed);
  };
  return {
    name: 'cleanups',
    everyMs: HOUR_MS,
    run: async (signal) => {
      stopped ??= new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      // The server does not wait for a long cleanup when it stops: the next start goes on with it.
      await Promise.race([runAll(), stopped]);
    },
    // Cleanups report their own failures: what fails here is the first admin, while the database is away.
    retryMs: () => RETRY_MS,
    failed: () => undefined,
  };
}
