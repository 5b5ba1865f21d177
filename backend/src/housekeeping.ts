import { PRESENCE_SILENCE_MS } from '@dispatch/domain/people/presence';
import type { Ground } from './app.module';
import { GUESS_MEMORY_MS } from '@dispatch/domain/people/guess-limits';
import { ApiToken } from './database/schema/entities/accounts/api-token';
import { DriverOperation } from './database/schema/entities/jobs/driver-operation';
import { JobViewer } from './database/schema/entities/jobs/job-viewer';
import { SignInFailure } from './database/schema/entities/accounts/sign-in-failure';
import { Session } from './database/schema/entities/accounts/session';
import { ENTITY_SOURCE } from './database/schema/entity-source';
import type { Tx } from './database/transactions/transaction';
import { createFirstAdmin } from './first-admin';
import { Idempotency } from './http/idempotency/idempotency';
import { KnownPlaces } from './modules/auth/known-places';
import { SessionRepository } from './modules/auth/session.repository';
import { SignInFailureRepository } from './modules/auth/sign-in-failure.repository';
import { DriverOperationRepository } from './modules/driver-operations/driver-operation.repository';
import { incomingFolder, removeStaleFiles } from './http/files/received-file';
import { continueErasures } from './modules/privacy/erasure/continue-erasures';
import { keepRetention } from './modules/privacy/retention/keep-retention';
import { forgetNotices } from './modules/notices/forget-notices';
import { forgetPhones } from './modules/push/forget-phones';
import { readRetention } from './modules/privacy/retention/retention-settings';
import { continueImports, forgetOldImports } from './modules/imports/run/old-imports';
import { RESET_MAIL } from './modules/password-resets/reset-mail';
import { UsedMarkRepository } from './modules/oidc/used-mark.repository';
import { PresenceRepository } from './modules/presence/presence.repository';
import { sweepFiles } from './modules/report/file-sweep';
import { TokenRepository } from './modules/tokens/token.repository';
import { forgetDeliveries } from './modules/webhooks/log/forget-deliveries';

const RETRY_MS = 1_000;
const TIDY_MS = 60 * 60 * 1000;
/** Longer than any file takes to come in. */
const STALE_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
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
  const { database, transactions, clock, settings } = ground;
  await new Idempotency(database, transactions, clock).forgetExpired();
  // Before the sessions that they came with go.
  await transactions.run((tx) => forgetPhones(tx, clock.now()));
  const sessions = new SessionRepository(ENTITY_SOURCE.getRepository(Session));
  const { chosen } = await readRetention((sql, values) => database.query(sql, values));
  // Where ended sessions are kept for a time, they go at night like the rest.
  if (chosen.sessions === null || chosen.sessions === 0)
    await transactions.run((tx) => sessions.removeExpired(tx, clock.now()));
  await transactions.run((tx) => forgetExpired(tx, clock.now()));
  await forgetGuesses(ground);
  await transactions.run((tx) => new UsedMarkRepository().removeExpired(tx, clock.now()));
  const tokens = new TokenRepository(ENTITY_SOURCE.getRepository(ApiToken));
  await transactions.run((tx) => tokens.removeOld(tx, clock.now()));
  await forgetDeliveries(ground);
  await forgetNotices(ground);
  const operations = new DriverOperationRepository(ENTITY_SOURCE.getRepository(DriverOperation));
  await transactions.run((tx) => operations.removeOld(tx, clock.now()));
  const silent = new Date(clock.now().getTime() - PRESENCE_SILENCE_MS);
  const presence = new PresenceRepository(ENTITY_SOURCE.getRepository(JobViewer));
  await transactions.run((tx) => presence.removeSilent(tx, silent));
  const stale = new Date(clock.now().getTime() - STALE_MS);
  await forgetOldImports(ground);
  await continueErasures(ground);
  const gone = await keepRetention(ground);
  if (gone > 0) say(`Records kept for as long as the company keeps them went: ${String(gone)}`);
  await removeStaleFiles(incomingFolder(settings.dataDir), stale);
  const { missing } = await sweepFiles(ground);
  if (missing.length > 0) say(`Files of photos are missing from the storage: ${namesOf(missing)}`);
}

/** Links that ran out, who asked for them, and browsers that are remembered no more. */
async function forgetExpired(tx: Tx, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await tx.manager.query('DELETE FROM remembered_devices WHERE expiresAt < ?', [now]);
  await tx.manager.query('DELETE FROM password_resets WHERE expiresAt < ?', [dayAgo]);
  const tasks = "DELETE FROM outbox_tasks WHERE kind = ? AND state <> 'waiting' AND createdAt < ?";
  await tx.manager.query(tasks, [RESET_MAIL, dayAgo]);
}

/** Failures that make nobody wait any more, and networks where nobody signed in for long. */
async function forgetGuesses({ database, transactions, clock }: Ground): Promise<void> {
  const failures = new SignInFailureRepository(ENTITY_SOURCE.getRepository(SignInFailure));
  const before = new Date(clock.now().getTime() - GUESS_MEMORY_MS);
  await transactions.run((tx) => failures.removeOld(tx, before));
  await transactions.run((tx) => new KnownPlaces(database, clock).removeOld(tx));
}

function namesOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(', ');
  return more > 0 ? `${named} and ${String(more)} more` : named;
}

/**
 * Makes the first admin as soon as the database answers, then forgets every hour what has expired:
 * keys, sessions, tokens, links for new passwords, what was used once, who had a job open, what drivers' phones sent long
 * ago, what webhooks were sent, and files that no photo
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
    announceFirstAdmin(ground, say)
      .then(() => continueImports(ground))
      .then(tidyNow, () => later(RETRY_MS, begin));
  };
  begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
