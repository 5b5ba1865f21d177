import {
  type AccountEvent,
  type Credential,
  endedAfter,
} from '@dispatch/domain/people/credentials';
import { SERVICE_ACCOUNT } from '@dispatch/domain/people/scopes';
import { rowsChanged } from '../../../database/records/records';
import type { SqlValue } from '../../../database/sql';
import type { Tx } from '../../../database/transactions/transaction';

interface Scope {
  /** Null for all users. */
  readonly userId: number | null;
  /** The current session, which stays valid. */
  readonly exceptSession?: number;
  /** The credentials to revoke, of those that the event offers. */
  readonly chosen?: readonly Credential[];
}

interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** Invalidates challenges that were issued by the database state before a restore. */
const EPOCHS_AT_ONCE = 1_000;

/**
 * Revokes the credentials that the event ends, in its transaction. Returns the number of each kind.
 * @see CREDENTIALS_AFTER
 */
export async function endCredentials(
  tx: Tx,
  event: AccountEvent,
  scope: Scope,
  now: Date,
): Promise<ReadonlyMap<Credential, number>> {
  const ended = new Map<Credential, number>();
  for (const credential of endedAfter(event, scope.chosen)) {
    const { sql, values } = ENDINGS[credential](scope, now);
    ended.set(credential, await rowsChanged(tx, sql, values));
  }
  return ended;
}

const ENDINGS: Readonly<Record<Credential, (scope: Scope, now: Date) => Statement>> = {
  session: (scope, now) => {
    const sql = 'UPDATE sessions SET revokedAt = ? WHERE revokedAt IS NULL';
    if (scope.userId === null) return { sql, values: [now] };
    const live = { sql: `${sql} AND expiresAt > ?`, values: [now, now] };
    return but(of(live, scope), 'id', scope);
  },
  'remembered-device': removal('remembered_devices'),
  app: removal('second_factors'),
  passkey: removal('passkeys'),
  'recovery-code': removal('recovery_codes'),
  'reset-link': (scope, now) =>
    of({ sql: 'UPDATE password_resets SET usedAt = ? WHERE usedAt IS NULL', values: [now] }, scope),
  invitation: removal('invitations'),
  'sign-in-challenge': ({ userId }) =>
    userId === null
      ? { sql: 'UPDATE users SET signInEpoch = signInEpoch + ?', values: [EPOCHS_AT_ONCE] }
      : { sql: 'UPDATE users SET signInEpoch = signInEpoch + 1 WHERE id = ?', values: [userId] },
  'personal-token': (scope, now) => of(tokens('<>', now), scope),
  'service-token': (scope, now) => of(tokens('=', now), scope),
  'tracking-link': (_, now) => ({
    sql: 'UPDATE tracking_links SET takenBackAt = ? WHERE takenBackAt IS NULL',
    values: [now],
  }),
  'push-subscription': (scope) => but(removal('push_subscriptions')(scope), 'sessionId', scope),
};

function removal(table: string): (scope: Scope) => Statement {
  return (scope) => of({ sql: `DELETE FROM ${table} WHERE id > 0`, values: [] }, scope);
}

function tokens(comparison: '=' | '<>', now: Date): Statement {
  return {
    sql: `UPDATE api_tokens SET revokedAt = ? WHERE revokedAt IS NULL
      AND userId IN (SELECT id FROM users WHERE role ${comparison} ?)`,
    values: [now, SERVICE_ACCOUNT],
  };
}

function of({ sql, values }: Statement, { userId }: Scope): Statement {
  if (userId === null) return { sql, values };
  return { sql: `${sql} AND userId = ?`, values: [...values, userId] };
}

function but({ sql, values }: Statement, column: string, { exceptSession }: Scope): Statement {
  if (exceptSession === undefined) return { sql, values };
  return { sql: `${sql} AND ${column} <> ?`, values: [...values, exceptSession] };
}
