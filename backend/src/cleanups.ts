import { PRESENCE_SILENCE_MS } from '@dispatch/domain/people/presence';
import type { CoreServices } from './core-services';
import { GUESS_MEMORY_MS } from '@dispatch/domain/people/guess-limits';
import { deleteInBatches } from './database/records/delete-in-batches';
import type { Tx } from './database/transactions/transaction';
import { Idempotency } from './http/idempotency/idempotency';
import { KnownPlaces } from './modules/auth/throttle/known-places';
import { SessionRepository } from './modules/auth/sessions/session.repository';
import { SignInFailureRepository } from './modules/auth/throttle/sign-in-failure.repository';
import { DriverOperationRepository } from './modules/drivers/operations/driver-operation.repository';
import { incomingFolder, removeStaleFiles } from './http/files/received-file';
import { continueErasures } from './modules/data/privacy/erasure/continue-erasures';
import { keepRetention } from './modules/data/privacy/retention/keep-retention';
import { forgetNotices } from './modules/base/inbox/forget-notices';
import { forgetPhones } from './modules/outside/push/forget-phones';
import { readRetention } from './modules/data/privacy/retention/retention-settings';
import { forgetOldImports } from './modules/data/imports/run/old-imports';
import { INVITATION_MAIL } from './modules/auth/invitations/invitation-mail';
import { RESET_MAIL } from './modules/auth/password-resets/reset-mail';
import { RENAMED_WORDS } from './modules/base/renames/renamed-words';
import { UsedMarkRepository } from './modules/admin-users/oidc/used-mark.repository';
import { removeSilent } from './modules/jobs/presence/presence.service';
import { sweepFiles } from './modules/drivers/photos/file-sweep';
import { TokenRepository } from './modules/auth/tokens/token.repository';
import { forgetDeliveries } from './modules/outside/webhooks/log/forget-deliveries';
import { runEach } from './run-each';

/** Longer than any upload takes. */
const STALE_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const EXPIRED_INVITATIONS_MS = 30 * DAY_MS;
const MOST_NAMED = 5;

/** The cleanups by their name in the log. */
type Cleanups = ReadonlyMap<string, () => Promise<unknown>>;

/** All hourly cleanups, in this order. */
export function cleanupsOf(core: CoreServices, say: (line: string) => void): Cleanups {
  const { database, transactions, clock, settings } = core;
  const now = clock.now();
  const inTransaction = (work: (tx: Tx) => Promise<unknown>) => () => transactions.run(work);
  return new Map<string, () => Promise<unknown>>([
    ['idempotency keys', () => new Idempotency(database, transactions, clock).forgetExpired()],
    // Before their sessions are deleted.
    ['phones', () => forgetPhones(transactions, now)],
    ['sessions', () => forgetSessions(core)],
    ['expired links', () => forgetExpired(core)],
    ['failed sign-ins', () => forgetGuesses(core)],
    ['used marks', inTransaction((tx) => new UsedMarkRepository().removeExpired(tx, now))],
    ['tokens', inTransaction((tx) => new TokenRepository().removeOld(tx, now))],
    ['webhook deliveries', () => forgetDeliveries(core)],
    ['notices', () => forgetNotices(core)],
    [
      'updates of phones',
      inTransaction((tx) => new DriverOperationRepository().removeOld(tx, now)),
    ],
    [
      'presence',
      inTransaction((tx) => removeSilent(tx, new Date(now.getTime() - PRESENCE_SILENCE_MS))),
    ],
    ['imports', () => forgetOldImports(core)],
    ['erasures', () => continueErasures(core)],
    [
      'retention',
      async () => {
        const gone = await keepRetention(core);
        if (gone > 0) say(`Records deleted at the end of their retention: ${String(gone)}`);
      },
    ],
    [
      'incoming files',
      () => removeStaleFiles(incomingFolder(settings.dataDir), new Date(now.getTime() - STALE_MS)),
    ],
    [
      'stored files',
      async () => {
        await sweepFiles(core, (missing) =>
          say(`Files of photos are missing from the storage: ${namesOf(missing)}`),
        );
      },
    ],
  ]);
}

/** Runs all cleanups and reports the failing ones. */
export async function runCleanups(
  cleanups: Cleanups,
  failed: (name: string, error: unknown) => void,
): Promise<void> {
  for (const [name, cleanup] of cleanups)
    try {
      await cleanup();
    } catch (error) {
      failed(name, error);
    }
}

/** If ended sessions are kept for a time, retention deletes them instead. */
async function forgetSessions({ database, transactions, clock }: CoreServices): Promise<void> {
  const { chosen } = await readRetention((sql, values) => database.query(sql, values));
  if (chosen.sessions !== null && chosen.sessions !== 0) return;
  await transactions.run((tx) => new SessionRepository().removeExpired(tx, clock.now()));
}

/** Deletes expired remembered browsers and links, and old completed tasks of the kinds that mail them. */
async function forgetExpired(core: CoreServices): Promise<void> {
  const now = core.clock.now();
  const dayAgo = new Date(now.getTime() - DAY_MS);
  // An administrator sees that an invitation has expired.
  const monthAgo = new Date(now.getTime() - EXPIRED_INVITATIONS_MS);
  const done = "kind IN (?, ?, ?) AND state <> 'waiting' AND createdAt < ?";
  const kinds = [RESET_MAIL, INVITATION_MAIL, RENAMED_WORDS];
  await runEach([
    () => deleteInBatches(core, 'remembered_devices', 'expiresAt < ?', [now]),
    () => deleteInBatches(core, 'password_resets', 'expiresAt < ?', [dayAgo]),
    () => deleteInBatches(core, 'invitations', 'expiresAt < ?', [monthAgo]),
    () => deleteInBatches(core, 'outbox_tasks', done, [...kinds, dayAgo]),
  ]);
}

/** Deletes failures that no longer delay a sign-in, and networks without recent sign-ins. */
async function forgetGuesses({ database, transactions, clock }: CoreServices): Promise<void> {
  const before = new Date(clock.now().getTime() - GUESS_MEMORY_MS);
  await runEach([
    () => transactions.run((tx) => new SignInFailureRepository().removeOld(tx, before)),
    () => transactions.run((tx) => new KnownPlaces(database, clock).removeOld(tx)),
  ]);
}

function namesOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(', ');
  return more > 0 ? `${named} and ${String(more)} more` : named;
}
