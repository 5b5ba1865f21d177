import { waitAfter } from '@dispatch/domain/webhooks/webhook';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { Database } from '../../../../database/database';
import { insertRecord, rowsChanged } from '../../../../database/records/records';
import { type Row, toDate, toNumber, toText } from '../../../../database/rows';
import { Notices } from '../../../base/inbox/notices';
import type { Stored } from '../../../../database/records/records';
import { WebhookAttempt } from '../../../../database/schema/entities/webhooks/webhook-attempt';
import type { SqlValue } from '../../../../database/sql';
import type { Tx } from '../../../../database/transactions/transaction';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import { claimEach } from '../../../../workers/claim-each';
import { LEASE_MS } from '../../../../workers/renewing';

export interface DueDelivery {
  readonly id: number;
  readonly webhookId: number;
  readonly eventId: string;
  readonly type: string;
  readonly resource: string;
  readonly resourceId: number;
  /** Null until the first attempt. */
  readonly body: string | null;
  readonly bodyFor: string | null;
  readonly createdAt: Date;
  /** Counts from 1. */
  readonly attempt: number;
}

export type AttemptOutcome = Omit<Stored<WebhookAttempt>, 'id' | 'deliveryId'>;

/**
 * The oldest waiting delivery of each record; later ones wait for it. When one fails, the later ones are postponed too,
 * so that few due deliveries are blocked: with 12,000 of them, MariaDB found nothing within 5 s.
 */
const DUE = `SELECT d.id, d.webhookId, d.eventId, d.type, d.resource, d.resourceId, d.body, d.bodyFor, d.attempts, d.createdAt
  FROM webhook_deliveries d WHERE d.webhookId = ? AND d.state = 'waiting' AND d.runAt <= ?
  AND NOT EXISTS (SELECT 1 FROM webhook_deliveries e WHERE e.webhookId = d.webhookId
    AND e.resource = d.resource AND e.resourceId = d.resourceId AND e.state = 'waiting' AND e.id < d.id)
  ORDER BY d.runAt, d.id LIMIT ?`;

/**
 * The queue of deliveries. A worker claims a delivery by incrementing its attempt count. If the process dies, the lease
 * expires and another worker claims it.
 */
@Injectable()
export class DeliveryQueue {
  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
    private readonly notices: Notices,
  ) {}

  /** Claims at most `most` due deliveries, each of another record. */
  async take(webhookId: number, most: number): Promise<DueDelivery[]> {
    const now = this.clock.now();
    const due = await this.database.query<Row>(DUE, [webhookId, now, most]);
    const lease = new Date(now.getTime() + LEASE_MS);
    return claimEach(due.map(deliveryOf), async (delivery) => {
      const before = { id: delivery.id, attempt: delivery.attempt - 1 };
      const isMine = await this.transactions.run((tx) =>
        change(tx, before, 'attempts = attempts + 1, runAt = ?', [lease]),
      );
      return isMine ? delivery : null;
    });
  }

  async renew(delivery: DueDelivery): Promise<void> {
    const lease = new Date(this.clock.now().getTime() + LEASE_MS);
    await this.transactions.run((tx) => change(tx, delivery, 'runAt = ?', [lease]));
  }

  /** False if another worker has claimed it, or it was parked. */
  keepBody(delivery: DueDelivery, body: string, bodyFor: string): Promise<boolean> {
    return this.transactions.run((tx) =>
      change(tx, delivery, 'body = ?, bodyFor = ?', [body, bodyFor]),
    );
  }

  /** Records the attempt and updates the delivery. */
  async settle(delivery: DueDelivery, outcome: AttemptOutcome): Promise<void> {
    const { status, problem } = outcome;
    const now = this.clock.now();
    const wait = waitAfter(delivery.attempt, Math.random());
    const isParked = await this.transactions.run(async (tx) => {
      await insertRecord(tx, WebhookAttempt, { deliveryId: delivery.id, ...outcome });
      if (problem !== null && wait !== null) {
        const later = new Date(now.getTime() + wait);
        if (await change(tx, delivery, LAST + ', runAt = ?', [status, problem, later]))
          await putOff(tx, delivery, later);
        return false;
      }
      const isOver =
        problem === null
          ? await change(tx, delivery, LAST + ", state = 'done', doneAt = ?", [status, null, now])
          : await change(tx, delivery, LAST + ", state = 'parked'", [status, problem]);
      if (isOver && delivery.attempt > 1) await putOff(tx, delivery, now);
      return isOver && problem !== null;
    });
    if (isParked) await this.tellParked(delivery);
  }

  /** The notice is settled when no delivery of the webhook is parked any more. */
  private async tellParked({ webhookId }: DueDelivery): Promise<void> {
    const [webhook] = await this.database.query<Row>('SELECT name FROM webhooks WHERE id = ?', [
      webhookId,
    ]);
    if (webhook === undefined) return;
    await this.notices.raise({
      ...{ kind: 'webhook-parked', subjectKey: String(webhookId) },
      details: { name: toText(webhook['name']) },
    });
  }

  /** A request in flight may still arrive. */
  async parkAll(tx: Tx, webhookId: number, reason: 'switched-off' | 'gone'): Promise<void> {
    await tx.manager.query(
      `UPDATE webhook_deliveries SET state = 'parked', lastProblem = COALESCE(lastProblem, ?)
        WHERE webhookId = ? AND state = 'waiting'`,
      [reason, webhookId],
    );
  }
}

const LAST = 'lastStatus = ?, lastProblem = ?';

/** Changes a delivery unless another worker has claimed it since. */
async function change(
  tx: Tx,
  { id, attempt }: Pick<DueDelivery, 'id' | 'attempt'>,
  assignments: string,
  values: readonly SqlValue[],
): Promise<boolean> {
  const changed = await rowsChanged(
    tx,
    `UPDATE webhook_deliveries SET ${assignments} WHERE id = ? AND state = 'waiting' AND attempts = ?`,
    [...values, id, attempt],
  );
  return changed === 1;
}

/** Reschedules the later deliveries of the same record. */
async function putOff(
  tx: Tx,
  { id, webhookId, resource, resourceId }: DueDelivery,
  until: Date,
): Promise<void> {
  await rowsChanged(
    tx,
    `UPDATE webhook_deliveries SET runAt = ?
      WHERE webhookId = ? AND resource = ? AND resourceId = ? AND state = 'waiting' AND id > ?`,
    [until, webhookId, resource, resourceId, id],
  );
}

function deliveryOf(row: Row): DueDelivery {
  return {
    ...(row as Omit<DueDelivery, 'createdAt' | 'attempt'>), // the named columns, as stored
    createdAt: toDate(row['createdAt']),
    attempt: toNumber(row['attempts']) + 1,
  };
}
