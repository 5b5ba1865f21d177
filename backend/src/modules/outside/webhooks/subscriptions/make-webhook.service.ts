import { AppError } from '@dispatch/domain/errors';
import { MAX_WEBHOOKS, overlapEnd } from '@dispatch/domain/webhooks/webhook';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../../../config/settings';
import { SETTINGS } from '../../../../config/settings-token';
import { insertRecord } from '../../../../database/records/records';
import { updateVersioned } from '../../../../database/records/compare-and-swap';
import { Webhook } from '../../../../database/schema/entities/webhooks/webhook';
import { holdGuard } from '../../../../database/transactions/guards';
import type { Actor } from '../../../../http/access/actor';
import { Confirmation } from '../../../auth/confirmation';
import { Changes } from '../../../base/activity/changes';
import { assertWebhook, eventsText } from './webhook-checks';
import { WebhookQueries } from './webhook.queries';
import type { WebhookSecretAnswer } from './webhook.schema';
import { WebhookSecrets } from './webhook-secrets';
import type { NewWebhookDto } from './webhook.dto';

/** Creates a webhook or a new secret for it; the secret is returned only once. */
@Injectable()
export class MakeWebhookService {
  constructor(
    private readonly changes: Changes,
    private readonly queries: WebhookQueries,
    private readonly secrets: WebhookSecrets,
    private readonly confirmation: Confirmation,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws AppError validation_failed, confirmation_needed where it includes prices, too_many_webhooks */
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
      await this.changes.record(tx, actor, {
        ...{ action: 'webhook.created', resourceId: id, version: 1 },
        after: {
          name,
          host: new URL(address).host,
          events: events.join(' '),
          includesPrices,
          isOn,
        },
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
}
