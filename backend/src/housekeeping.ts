import { PRESENCE_SILENCE_MS } from '@dispatch/domain/people/presence';
import type { Ground } from './app.module';
import { DriverOperation } from './database/schema/entities/driver-operation';
import { JobViewer } from './database/schema/entities/job-viewer';
import { Session } from './database/schema/entities/session';
import { ENTITY_SOURCE } from './database/schema/entity-source';
import { createFirstAdmin } from './first-admin';
import { Idempotency } from './http/idempotency/idempotency';
import { SessionRepository } from './modules/auth/session.repository';
import { DriverOperationRepository } from './modules/driver-operations/driver-operation.repository';
import { incomingFolder, removeStaleFiles } from './http/files/received-file';
import { PresenceRepository } from './modules/presence/presence.repository';
import { sweepFiles } from './modules/report/file-sweep';

const RETRY_MS = 1_000;
const TIDY_MS = 60 * 60 * 1000;
/** Longer than any file takes to come in. */
const STALE_MS = 60 * 60 * 1000;
const MOST_NAMED = 5;

async function announceFirstAdmin(ground: Ground, say: (line: string) => void): Promise<void> {
  const admin = await createFirstAdmin(ground);
  if (admin === null) return;
  const password =
    admin.password === null
      ? 'the password in ADMIN_PASSWORD'
      : `${admin.password} (shown only now)`;
  say(`First sign-in: ${admin.email} / ${password}`);
}

async function tidy(ground: Ground, say: (line: string) => void): Promise<void> {
  const { transactions, clock, settings } = ground;
  await new Idempotency(transactions, clock).forgetExpired();
  const sessions = new SessionRepository(ENTITY_SOURCE.getRepository(Session));
  await transactions.run((tx) => sessions.removeExpired(tx, clock.now()));
  const operations = new DriverOperationRepository(ENTITY_SOURCE.getRepository(DriverOperation));
  await transactions.run((tx) => operations.removeOld(tx, clock.now()));
  const silent = new Date(clock.now().getTime() - PRESENCE_SILENCE_MS);
  const presence = new PresenceRepository(ENTITY_SOURCE.getRepository(JobViewer));
  await transactions.run((tx) => presence.removeSilent(tx, silent));
  const stale = new Date(clock.now().getTime() - STALE_MS);
  await removeStaleFiles(incomingFolder(settings.dataDir), stale);
  const { missing } = await sweepFiles(ground);
  if (missing.length > 0) say(`Files of photos are missing from the storage: ${namesOf(missing)}`);
}

function namesOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(', ');
  return more > 0 ? `${named} and ${String(more)} more` : named;
}

/**
 * Makes the first admin as soon as the database answers, then forgets every hour what has expired:
 * keys, sessions, who had a job open, what drivers' phones sent long ago, and files that no photo
 * has. Returns the function
 * that stops it.
 */
export function keepHouse(ground: Ground, say: (line: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const later = (ms: number, work: () => void): void => {
    if (!stopped) timer = setTimeout(work, ms).unref();
  };
  const tidyNow = (): void => {
    void tidy(ground, say)
      .catch((error: unknown) =>
        say(`Tidying up failed, trying again in an hour (${String(error)})`),
      )
      .then(() => later(TIDY_MS, tidyNow));
  };
  const begin = (): void => {
    announceFirstAdmin(ground, say).then(tidyNow, () => later(RETRY_MS, begin));
  };
  begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
