import { AppError } from '@dispatch/domain/errors';
import { TEST_EVENT } from '@dispatch/domain/webhooks/webhook-events';
import { Injectable } from '@nestjs/common';
import { rowsChanged } from '../../../../database/records/records';
import type { SqlValue } from '../../../../database/sql';
import { holdGuard } from '../../../../database/transactions/guards';
import type { Actor } from '../../../../http/access/actor';
import { Changes } from '../../../base/activity/changes';
import { WebhookQueries } from '../subscriptions/webhook.queries';
import type { ReplayedAnswer } from './webhook-delivery.schema';
import type { ReplayDto } from './webhook-delivery.dto';

/**
 * Sends events again with the same id and body. The body is rebuilt if the webhook's grant of prices or its address has
 * changed. A delivery that waits for a retry is sent now.
 */
@Injectable()
export class ReplayService {
  constructor(
    private readonly changes: Changes,
    private readonly queries: WebhookQueries,
  ) {}

  /** @throws AppError not_found, webhook_off */
  one(actor: Actor, webhookId: number, id: number): Promise<ReplayedAnswer> {
    return this.replay(actor, webhookId, { delivery: id }, async (again) => {
      const replayed = await again('id = ?', [id]);
      if (replayed === 0) throw new AppError('not_found');
      return replayed;
    });
  }

  /**
   * Skips deliveries that are still waiting, and tests, which carry no event.
   * @throws AppError not_found, webhook_off
   */
  period(actor: Actor, webhookId: number, { from, until }: ReplayDto): Promise<ReplayedAnswer> {
    return this.replay(actor, webhookId, { from, until }, (again) =>
      again("createdAt >= ? AND createdAt < ? AND state <> 'waiting' AND type <> ?", [
        ...[from, until, TEST_EVENT],
      ]),
    );
  }

  private replay(
    actor: Actor,
    webhookId: number,
    told: Readonly<Record<string, unknown>>,
    work: (
      again: (condition: string, values: readonly SqlValue[]) => Promise<number>,
    ) => Promise<number>,
  ): Promise<ReplayedAnswer> {
    return this.changes.run(async (tx) => {
      await holdGuard(tx, 'webhooks');
      const { isOn, name } = await this.queries.get(webhookId);
      if (!isOn) throw new AppError('webhook_off');
      const replayed = await work((condition, values) =>
        rowsChanged(
          tx,
          // MariaDB assigns from left to right, so `attempts` reads the old state. A waiting delivery keeps its count:
          // its sender must still be able to settle it.
          `UPDATE webhook_deliveries SET attempts = CASE state WHEN 'waiting' THEN attempts ELSE 0 END,
            state = 'waiting', runAt = ?, doneAt = NULL
            WHERE webhookId = ? AND ${condition}`,
          [this.changes.now(), webhookId, ...values],
        ),
      );
      if (replayed > 0)
        await this.changes.record(tx, actor, {
          ...{ action: 'webhook.replayed', resourceId: webhookId },
          after: { name, ...told, replayed },
        });
      return { replayed };
    });
  }
}
