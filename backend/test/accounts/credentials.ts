import { createHash } from 'node:crypto';
import { type Credential, CREDENTIALS } from '@dispatch/domain/people/credentials';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { Database } from '../../src/database/database';
import { insertRecord, type Stored } from '../../src/database/records/records';
import { ApiToken } from '../../src/database/schema/entities/accounts/api-token';
import { Invitation } from '../../src/database/schema/entities/accounts/invitation';
import {
  Passkey,
  PasswordReset,
  RecoveryCode,
  RememberedDevice,
  SecondFactor,
} from '../../src/database/schema/entities/accounts/second-factor';
import { Session } from '../../src/database/schema/entities/accounts/session';
import { TrackingLink } from '../../src/database/schema/entities/jobs/tracking-link';
import { PushSubscription } from '../../src/database/schema/entities/push';
import type { TestApi } from '../app/http';
import { makeServiceAccount } from './tokens';

export interface Planted {
  /** The token of a password reset link. */
  readonly resetToken: string;
  /** A second passkey. */
  readonly otherPasskey: number;
  /** The credentials that have ended since. */
  readonly ended: (database?: Database) => Promise<Credential[]>;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
let planted = 0;

/** One credential of each kind for a user, plus a service account's token and a tracking link. */
export async function plantedCredentials(api: TestApi, userId: number): Promise<Planted> {
  const nth = String((planted += 1));
  const createdAt = api.clock.now();
  const expiresAt = new Date(createdAt.getTime() + 60 * 60_000);
  const account = await makeServiceAccount(api, `Account ${nth}`);
  const insert = <E extends ObjectLiteral & { id: number }>(
    entity: EntityTarget<E>,
    record: Omit<Stored<E>, 'id'>,
  ) => api.transactions.run((tx) => insertRecord(tx, entity, record));
  const token = (name: string, owner: number) =>
    insert(ApiToken, {
      ...{ userId: owner, name, tokenHash: hashOf(name + nth), hint: 'vdt_', scopes: 'jobs:read' },
      ...{ createdAt, expiresAt, revokedAt: null, lastUsedAt: null, lastUsedFrom: null },
      ...{ refusedAt: null, windowStart: null, windowTaken: 0 },
    });
  const passkey = (name: string) =>
    insert(Passkey, {
      ...{ userId, name, credentialId: name + nth, credentialHash: hashOf(name + nth) },
      ...{ publicKey: '', counter: 0, transports: '', createdAt, lastUsedAt: null },
      challengeAt: null,
    });
  const session = await insert(Session, {
    ...{ sidHash: hashOf(`session${nth}`), userId, createdAt, expiresAt, revokedAt: null },
    ...{ lastUsedAt: null, confirmedAt: null, ip: null, userAgent: null, identityId: null },
    ...{ providerSid: null, idToken: null },
  });
  const resetToken = `reset${nth}`.padEnd(43, 'x');
  const reset = { userId, createdAt, expiresAt, usedAt: null };
  await insert(PasswordReset, { ...reset, tokenHash: hashOf(resetToken) });
  const epochOf = async (database: Database) => {
    const sql = 'SELECT signInEpoch AS epoch FROM users WHERE id = ?';
    const [user] = await database.query<{ epoch: number }>(sql, [userId]);
    return user?.epoch;
  };
  const epoch = await epochOf(api.database);
  const rows: Readonly<
    Record<Exclude<Credential, 'sign-in-challenge'>, readonly [string, number]>
  > = {
    session: ['sessions WHERE revokedAt IS NULL', session],
    'remembered-device': [
      'remembered_devices WHERE id > 0',
      await insert(RememberedDevice, {
        ...{ userId, tokenHash: hashOf(nth), createdAt, expiresAt, lastUsedAt: createdAt },
        userAgent: null,
      }),
    ],
    app: [
      'second_factors WHERE id > 0',
      await insert(SecondFactor, {
        ...{ userId, secret: 'sealed', lastStep: null, createdAt, confirmedAt: createdAt },
      }),
    ],
    passkey: ['passkeys WHERE id > 0', await passkey('first')],
    'recovery-code': [
      'recovery_codes WHERE usedAt IS NULL',
      await insert(RecoveryCode, { userId, codeHash: hashOf(nth), createdAt, usedAt: null }),
    ],
    'reset-link': [
      'password_resets WHERE usedAt IS NULL',
      await insert(PasswordReset, { ...reset, tokenHash: hashOf(`other${nth}`) }),
    ],
    invitation: [
      'invitations WHERE id > 0',
      await insert(Invitation, {
        ...{ userId, tokenHash: hashOf(`invitation${nth}`), sentAt: createdAt, expiresAt },
        failedAt: null,
      }),
    ],
    'personal-token': ['api_tokens WHERE revokedAt IS NULL', await token('own', userId)],
    'service-token': ['api_tokens WHERE revokedAt IS NULL', await token('service', account)],
    'tracking-link': [
      'tracking_links WHERE takenBackAt IS NULL',
      await insert(TrackingLink, {
        ...{ jobId: 1_000_000 + planted, nonce: nth, tokenHash: hashOf(nth), madeById: userId },
        ...{ madeByName: null, createdAt, takenBackAt: null },
      }),
    ],
    'push-subscription': [
      'push_subscriptions WHERE id > 0',
      await insert(PushSubscription, {
        ...{ userId, sessionId: session, endpoint: `https://push.example.com/${nth}` },
        ...{ endpointHash: hashOf(nth), p256dh: '', auth: '', language: 'en-CA', createdAt },
        ...{ seenAt: createdAt, sentAt: null },
      }),
    ],
  };
  const otherPasskey = await passkey('second');
  const hasEnded = async (credential: Credential, database: Database) => {
    if (credential === 'sign-in-challenge') return (await epochOf(database)) !== epoch;
    const [where, id] = rows[credential];
    return (await database.query(`SELECT id FROM ${where} AND id = ?`, [id])).length === 0;
  };
  const ended = async (database = api.database) => {
    const fates = await Promise.all(CREDENTIALS.map((one) => hasEnded(one, database)));
    return CREDENTIALS.filter((_, index) => fates[index]);
  };
  return { resetToken, otherPasskey, ended };
}
