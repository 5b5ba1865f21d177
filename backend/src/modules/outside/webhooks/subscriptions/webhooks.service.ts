import { AppError, staleVersion } from '@dispatch/domain/errors';
import { MAX_WEBHOOKS, overlapEnd } from '@dispatch/domain/webhooks/webhook';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../config/settings';
import { updateVersioned } from '../../../../database/records/compare-and-swap';
import { insertRecord } from '../../../../database/records/records';
import { Webhook } from '../../../../database/schema/entities/webhooks/webhook';
import { holdGuard } from '../../../../database/transactions/guards';
import type { Actor } from '../../../../http/access/actor';
import type { Target } from '../../../../http/input/target';
import { Confirmation } from '../../../auth/sessions/confirmation';
import { changedFacts } from '../../../base/activity/changed-facts';
import { Changes } from '../../../base/activity/changes';
import { DeliveryQueue } from '../sending/delivery-queue';
import { assertWebhook, eventsText } from './webhook-checks';
import { WebhookSecrets } from './webhook-secrets';
import type { NewWebhookDto, WebhookChangesDto } from './webhook.dto';
import { WebhookQueries } from './webhook.queries';
import type { WebhookAnswer, WebhookSecretAnswer } from './webhook.schema';

type Facts = Pick<WebhookAnswer, 'name' | 'address' | 'events' | 'includesPrices' | 'isOn'>;

const factsOf = ({ name, address, events, includesPrices, isOn }: Facts) => ({
  ...{ name, host: new URL(address).host, events: events.join(' '), includesPrices, isOn },
});

/** Creates, changes and deletes webhooks. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly changes: Changes,
    private readonly queries: WebhookQueries,
    private readonly secrets: WebhookSecrets,
    private readonly confirmation: Confirmation,
    private readonly queue: DeliveryQueue,
    private readonly settings: Settings,
  ) {}

  /**
   * The secret is returned only once.
   * @throws AppError validation_failed, confirmation_needed where it includes prices, too_many_webhooks
   */
  async make(actor: Actor, body: NewWebhookDto): Promise<WebhookSecretAnswer> {
    const { name, address, events, includesPrices = false, isOn = true } = body;
    assertWebhook({ address, events, includesPrices }, this.settings.webhooks.insideHosts);
    if (includesPrices) await this.confirmation.require(actor);
    const { secret, sealed } = this.secrets.make();
    return this.changes.run(async (tx) => {
      await holdGuard(tx, 'webhooks');
      if ((await this.queries.list()).length >= MAX_WEBHOOKS)
        throw new AppError('too_many_webhooks', { max: MAX_WEBHOOKS });
      const now = this.changes.now();
      const id = await insertRecord(tx, Webhook, {
        ...{ name, address, events: eventsText(events), includesPrices, isOn },
        ...{ offReason: null, secret: sealed, previousSecret: null, previousUntil: null },
        ...{ version: 1, createdAt: now, updatedAt: now },
      });
      const after = factsOf({ name, address, events, includesPrices, isOn });
      await this.changes.record(tx, actor, {
        ...{ action: 'webhook.created', resourceId: id, version: 1, after },
      });
      return { webhook: await this.queries.get(id), secret };
    });
  }

  /**
   * The old secret keeps signing for a day.
   * @throws AppError not_found
   */
  renewSecret(actor: Actor, id: number): Promise<WebhookSecretAnswer> {
    const { secret, sealed } = this.secrets.make();
    return this.changes.run(async (tx) => {
      await holdGuard(tx, 'webhooks');
      const now = this.changes.now();
      const { name } = await this.queries.get(id);
      const old = await tx.manager.findOneByOrFail(Webhook, { id });
      const previous = { previousSecret: old.secret, previousUntil: overlapEnd(now) };
      await updateVersioned(tx, Webhook, id, null, { secret: sealed, ...previous }, now);
      await this.changes.record(tx, actor, {
        action: 'webhook.secret-changed',
        resourceId: id,
        version: old.version + 1,
        after: { name },
      });
      return { webhook: await this.queries.get(id), secret };
    });
  }

  /**
   * A webhook that is off receives no events, and its waiting deliveries are parked.
   * @throws AppError not_found, stale_version, validation_failed, confirmation_needed where prices go to a new place
   */
  change(
    actor: Actor,
    { id, version }: Target,
    body: Partial<WebhookChangesDto>,
  ): Promise<WebhookAnswer> {
    return this.changes.run(async (tx) => {
      await holdGuard(tx, 'webhooks');
      const before = await this.queries.get(id);
      if (version !== null && version !== before.version) throw staleVersion(before);
      const wanted = { ...before, ...body };
      assertWebhook(wanted, this.settings.webhooks.insideHosts);
      if (sendsPricesAnew(before, wanted)) await this.confirmation.require(actor);
      const facts = changedFacts(factsOf(before), factsOf(wanted));
      if (facts === null && wanted.address === before.address) return before;
      const { name, address, includesPrices, isOn } = wanted;
      const fields = {
        ...{ name, address, includesPrices, isOn, events: eventsText(wanted.events) },
        ...(isOn && { offReason: null }),
      };
      await updateVersioned(tx, Webhook, id, null, fields, this.changes.now());
      if (before.isOn && !isOn) await this.queue.parkAll(tx, id, 'switched-off');
      await this.changes.record(tx, actor, {
        ...{ action: 'webhook.changed', resourceId: id },
        ...{
          version: before.version + 1,
          before: facts?.before ?? null,
          after: facts?.after ?? null,
        },
      });
      return this.queries.get(id);
    });
  }

  /**
   * The hourly cleanup deletes its deliveries.
   * @throws AppError not_found, stale_version
   */
  delete(actor: Actor, { id, version }: Target): Promise<void> {
    return this.changes.run(async (tx) => {
      await holdGuard(tx, 'webhooks');
      const before = await this.queries.get(id);
      if (version !== null && version !== before.version) throw staleVersion(before);
      await tx.manager.query('DELETE FROM webhooks WHERE id = ?', [id]);
      await this.changes.record(tx, actor, {
        ...{ action: 'webhook.deleted', resourceId: id },
        before: factsOf(before),
      });
    });
  }

  /** Called when the receiver responds with 410 Gone. */
  switchOffGone(id: number): Promise<void> {
    return this.changes.run(async (tx) => {
      await holdGuard(tx, 'webhooks');
      const before = await this.queries.get(id).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not_found') return null;
        throw error;
      });
      if (!before?.isOn) return;
      const off = { isOn: false, offReason: 'gone' };
      await updateVersioned(tx, Webhook, id, null, off, this.changes.now());
      await this.queue.parkAll(tx, id, 'gone');
      await this.changes.record(tx, null, {
        ...{ action: 'webhook.switched-off', resourceId: id },
        ...{ version: before.version + 1, after: { name: before.name } },
      });
    });
  }
}

type Sending = Pick<WebhookAnswer, 'includesPrices' | 'address'>;

function sendsPricesAnew(before: Sending, wanted: Sending): boolean {
  return wanted.includesPrices && !(before.includesPrices && before.address === wanted.address);
}
