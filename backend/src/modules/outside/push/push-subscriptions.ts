import { createHash } from 'node:crypto';
import { fieldError } from '@dispatch/domain/errors';
import { PHONES_MAX } from '@dispatch/domain/push/push-message';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import { Database } from '../../../database/database';
import { uniqueViolation } from '../../../database/engines/unique-violation';
import { insertRecord, rowsChanged } from '../../../database/records/records';
import { type Row, toNullable, toNumber, toText } from '../../../database/rows';
import { PushSubscription } from '../../../database/schema/entities/push';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import { addressProblem } from '../webhooks/sending/webhook-address';
import type { NewPushSubscriptionDto } from './push.dto';

export interface Phone {
  readonly id: number;
  readonly userId: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

/** Only users whose session at subscription was not revoked. An expired session still counts. */
const OF_PRESENT = `push_subscriptions s JOIN users u ON u.id = s.userId AND u.isActive = 1 AND u.deletedAt IS NULL
  LEFT JOIN sessions e ON e.id = s.sessionId WHERE e.revokedAt IS NULL`;

/** The phones that receive job notifications. */
@Injectable()
export class PushSubscriptions {
  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * A phone has one subscription, for the user who signed in last.
   * @throws AppError validation_failed on `endpoint` for an address inside the own network
   */
  async keep(actor: Actor, body: NewPushSubscriptionDto): Promise<void> {
    const problem = addressProblem(body.endpoint, this.settings.push.insideHosts);
    if (problem !== null) throw fieldError('endpoint', problem);
    try {
      await this.transactions.run((tx) => this.write(tx, actor, body));
    } catch (error) {
      if (uniqueViolation(error) !== 'push_subscriptions_endpoint') throw error;
      // The phone sent two requests at once, so the row exists now.
      await this.transactions.run((tx) => this.write(tx, actor, body));
    }
  }

  end({ userId }: Actor, endpoint: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      await tx.manager.query(
        'DELETE FROM push_subscriptions WHERE endpointHash = ? AND userId = ?',
        [hashOf(endpoint), userId],
      );
    });
  }

  /** Null if it has ended. */
  async find(id: number): Promise<Phone | null> {
    const [row] = await this.database.query<Row>(
      `SELECT s.id, s.userId, s.endpoint, s.p256dh, s.auth, s.language FROM ${OF_PRESENT} AND s.id = ?`,
      [id],
    );
    if (row === undefined) return null;
    return {
      ...{ id, userId: toNumber(row['userId']), endpoint: toText(row['endpoint']) },
      ...{ p256dh: toText(row['p256dh']), auth: toText(row['auth']) },
      language: toText(row['language']),
    };
  }

  /** The push service no longer knows it. */
  remove({ id }: Phone): Promise<void> {
    return this.transactions.run(async (tx) => {
      await tx.manager.query('DELETE FROM push_subscriptions WHERE id = ?', [id]);
    });
  }

  sent({ id }: Phone): Promise<void> {
    return this.transactions.run(async (tx) => {
      await tx.manager.query('UPDATE push_subscriptions SET sentAt = ? WHERE id = ?', [
        this.clock.now(),
        id,
      ]);
    });
  }

  private async write(tx: Tx, actor: Actor, body: NewPushSubscriptionDto): Promise<void> {
    const now = this.clock.now();
    const { userId, sessionId } = actor;
    const { endpoint, p256dh, auth } = body;
    const language = body.language ?? (await this.languageOf(userId));
    const endpointHash = hashOf(endpoint);
    const renewed = await rowsChanged(
      tx,
      `UPDATE push_subscriptions SET userId = ?, sessionId = ?, p256dh = ?, auth = ?, language = ?, seenAt = ?
        WHERE endpointHash = ?`,
      [userId, sessionId, p256dh, auth, language, now, endpointHash],
    );
    if (renewed > 0) return;
    await insertRecord(tx, PushSubscription, {
      ...{ userId, sessionId, endpoint, endpointHash, p256dh, auth, language },
      ...{ createdAt: now, seenAt: now, sentAt: null },
    });
    await this.keepFew(tx, userId);
  }

  private async languageOf(userId: number): Promise<string> {
    const [row] = await this.database.query<Row>('SELECT language FROM users WHERE id = ?', [
      userId,
    ]);
    return toNullable(row?.['language'], toText) ?? LANGUAGES[0];
  }

  private async keepFew(tx: Tx, userId: number): Promise<void> {
    const rows = await this.database.query<Row>(
      'SELECT id FROM push_subscriptions WHERE userId = ? ORDER BY id DESC LIMIT 1 OFFSET ?',
      [userId, PHONES_MAX],
    );
    for (const { id } of rows)
      await tx.manager.query('DELETE FROM push_subscriptions WHERE userId = ? AND id <= ?', [
        userId,
        toNumber(id),
      ]);
  }
}

function hashOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex');
}
