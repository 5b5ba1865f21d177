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
import { PresenceRepository } from './modules/presence/presence.repository';

const RETRY_MS = 1_000;
const TIDY_MS = 60 * 60 * 1000;

async function announceFirstAdmin(ground: Ground, say: (line: string) => void): Promise<void> {
  const admin = await createFirstAdmin(ground);
  if (admin === null) return;
  const password =
    admin.password === null
      ? 'the password in ADMIN_PASSWORD'
      : `${admin.password} (shown only now)`;
  say(`First sign-in: ${admin.email} / ${password}`);
}

async function tidy({ transactions, clock }: Ground): Promise<void> {
  await new Idempotency(transactions, clock).forgetExpired();
  const sessions = new SessionRepository(ENTITY_SOURCE.getRepository(Session));
  await transactions.run((tx) => sessions.removeExpired(tx, clock.now()));
  const operations = new DriverOperationRepository(ENTITY_SOURCE.getRepository(DriverOperation));
  await transactions.run((tx) => operations.removeOld(tx, clock.now()));
  const silent = new Date(clock.now().getTime() - PRESENCE_SILENCE_MS);
  const presence = new PresenceRepository(ENTITY_SOURCE.getRepository(JobViewer));
  await transactions.run((tx) => presence.removeSilent(tx, silent));
}

/**
 * Makes the first admin as soon as the database answers, then forgets every hour what has expired:
 * keys, sessions, who had a job open, and what drivers' phones sent long ago. Returns the function
 * that stops it.
 */
export function keepHouse(ground: Ground, say: (line: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const later = (ms: number, work: () => void): void => {
    if (!stopped) timer = setTimeout(work, ms).unref();
  };
  const tidyNow = (): void => {
    void tidy(ground)
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
