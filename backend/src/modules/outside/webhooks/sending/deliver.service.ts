import { createHash } from 'node:crypto';
import { type DeliveryProblem, storedProblem } from '@dispatch/domain/webhooks/delivery-problem';
import { TEST_EVENT } from '@dispatch/domain/webhooks/webhook-events';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { reasonOf } from '../../../../workers/reason';
import { EventBodies } from '../events/event-body';
import { WebhooksService } from '../subscriptions/webhooks.service';
import { type SendingWebhook, WebhookQueries } from '../subscriptions/webhook.queries';
import { WebhookSecrets } from '../subscriptions/webhook-secrets';
import { type AttemptOutcome, DeliveryQueue, type DueDelivery } from './delivery-queue';
import { signedHeaders, withoutSecrets } from './signature';
import { withoutValues } from './webhook-address';
import { postProblem, WebhookPost } from './webhook-post';

const GONE = 410;
const PROBLEM_MAX = 300;
const ANSWER_MAX = 2_000;

type Result = Pick<AttemptOutcome, 'status' | 'problem' | 'answer'>;

/** Makes one delivery that was claimed from the queue. */
@Injectable()
export class DeliverService {
  private readonly log = new Logger('Webhooks');

  constructor(
    private readonly queue: DeliveryQueue,
    private readonly queries: WebhookQueries,
    private readonly bodies: EventBodies,
    private readonly secrets: WebhookSecrets,
    private readonly post: WebhookPost,
    private readonly changes: WebhooksService,
    private readonly clock: Clock,
  ) {}

  async deliver(delivery: DueDelivery): Promise<void> {
    const webhook = await this.queries.sending(delivery.webhookId);
    // The webhook was switched off after the claim, and its waiting deliveries are parked.
    if (webhook === null) return;
    const at = this.clock.now();
    const began = performance.now();
    const body = await this.bodyOf(delivery, webhook);
    if (body === 'taken') return;
    const result =
      body === 'impossible'
        ? failure({ code: 'unmade', detail: null })
        : await this.send(delivery, webhook, body.text, at);
    const durationMs = Math.round(performance.now() - began);
    const address = withoutValues(webhook.address).slice(0, 500);
    await this.queue.settle(delivery, { at, durationMs, address, ...result });
    if (result.status === GONE) await this.changes.switchOffGone(delivery.webhookId);
  }

  private async bodyOf(
    delivery: DueDelivery,
    webhook: SendingWebhook,
  ): Promise<{ readonly text: string } | 'taken' | 'impossible'> {
    const bodyFor = markOf(webhook);
    const isKept = delivery.type === TEST_EVENT || delivery.bodyFor === bodyFor;
    if (delivery.body !== null && isKept) return { text: delivery.body };
    let text: string;
    try {
      text = await this.bodies.make(delivery, webhook.includesPrices);
    } catch (error) {
      this.log.warn(`Delivery ${String(delivery.id)} cannot be created: ${reasonOf(error)}`);
      return 'impossible';
    }
    return (await this.queue.keepBody(delivery, text, bodyFor)) ? { text } : 'taken';
  }

  private async send(
    { eventId }: DueDelivery,
    { address, sealed }: SendingWebhook,
    body: string,
    at: Date,
  ): Promise<Result> {
    const secrets = sealed.map((one) => this.secrets.open(one)).filter((one) => one !== null);
    if (secrets.length === 0) return failure({ code: 'no-secret', detail: null });
    try {
      const headers = signedHeaders({ id: eventId, at, body }, secrets);
      const { status, answer } = await this.post.send(address, headers, body);
      const isTaken = status >= 200 && status < 300;
      const problem = isTaken ? null : storedProblem({ code: 'answered', detail: String(status) });
      return { status, problem, answer: keptText(answer, ANSWER_MAX) };
    } catch (error) {
      return failure(postProblem(error));
    }
  }
}

/** Identifies the settings that determine the body and its receiver. */
function markOf({ includesPrices, address }: SendingWebhook): string {
  return createHash('sha256')
    .update(`${String(includesPrices)} ${address}`)
    .digest('hex');
}

function failure(problem: DeliveryProblem): Result {
  return { status: null, problem: keptText(storedProblem(problem), PROBLEM_MAX), answer: null };
}

/** Text for both engines, without secrets; null if empty. */
function keptText(text: string, most: number): string | null {
  const plain = withoutSecrets(text).replaceAll('\0', '').trim();
  return [...plain].slice(0, most).join('') || null;
}
