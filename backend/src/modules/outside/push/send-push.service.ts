import { isJobStatus, isOpen } from '@dispatch/domain/jobs/job-status';
import {
  PUSH_NEWS,
  PUSH_TTL_S,
  pushMessage,
  type PushNews,
  pushTopic,
} from '@dispatch/domain/push/push-message';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Database } from '../../../database/database';
import { type Row, toNullable, toNumber, toText } from '../../../database/rows';
import { Outbox } from '../../../workers/outbox';
import { RefusedForGood, type Task, TryAgainAt } from '../../../workers/task';
import { encryptPush, newChance } from './encrypt-push';
import { PushKeys } from './push-keys';
import { PushPost } from './push-post';
import { type Phone, PushSubscriptions } from './push-subscriptions';
import { PUSH_TASK, type PushPayload } from './record-pushes';

const GONE: readonly number[] = [404, 410];

@Injectable()
export class SendPushService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly subscriptions: PushSubscriptions,
    private readonly keys: PushKeys,
    private readonly post: PushPost,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle({ kind: PUSH_TASK, run: (task) => this.run(task) });
  }

  private async run(task: Task): Promise<void> {
    const payload = task.payload as PushPayload; // our own
    const phone = await this.subscriptions.find(task.resourceId);
    if (phone === null || !(await this.isStillNews(task, payload))) return;
    const left = PUSH_TTL_S - this.ageOf(payload);
    if (left > 0) await this.send(phone, payload, left);
  }

  private ageOf({ at }: PushPayload): number {
    return Math.floor((this.clock.now().getTime() - Date.parse(at)) / 1000);
  }

  /** False if a newer push about the job is queued, or the job's assignment has changed since. */
  private async isStillNews({ id, resourceId }: Task, payload: PushPayload): Promise<boolean> {
    const newer = await this.database.query<Row>(
      `SELECT payload FROM outbox_tasks WHERE resource = 'push' AND resourceId = ? AND id > ? LIMIT 100`,
      [resourceId, id],
    );
    const isOld = newer.some(
      (row) => (JSON.parse(toText(row['payload'])) as PushPayload).jobId === payload.jobId, // our own
    );
    return !isOld && (await this.isTheirs(payload)) === (payload.news !== 'taken-away');
  }

  private async isTheirs({ jobId, driverId }: PushPayload): Promise<boolean> {
    const [row] = await this.database.query<Row>(
      'SELECT driverId, status FROM jobs WHERE id = ? AND deletedAt IS NULL',
      [jobId],
    );
    if (row === undefined || toNullable(row['driverId'], toNumber) !== driverId) return false;
    const { status } = row;
    return isJobStatus(status) && isOpen(status);
  }

  private async send(phone: Phone, { jobId, news }: PushPayload, ttl: number): Promise<void> {
    const language = LANGUAGES.find((one) => one === phone.language) ?? 'en-CA';
    const message = pushMessage(jobId, newsOf(news), language);
    const body = encryptPush(JSON.stringify(message), phone, newChance());
    const { status, retryAfter } = await this.post.send(
      phone.endpoint,
      {
        ...{ TTL: String(ttl), Topic: pushTopic(jobId), Urgency: 'high' },
        ...{ 'Content-Type': 'application/octet-stream', 'Content-Encoding': 'aes128gcm' },
        Authorization: await this.keys.authorization(phone.endpoint),
      },
      body,
    );
    if (status >= 200 && status < 300) return this.subscriptions.sent(phone);
    if (GONE.includes(status)) return this.subscriptions.remove(phone);
    const reason = `The push service answered ${String(status)}.`;
    const at = retryAt(retryAfter, this.clock.now());
    if (at !== null) throw new TryAgainAt(at, reason);
    if (status === 429 || status >= 500) throw new Error(reason);
    throw new RefusedForGood(reason);
  }
}

function newsOf(text: string): PushNews {
  return PUSH_NEWS.find((news) => news === text) ?? 'changed';
}

/** The longest accepted delay; by then the message is outdated anyway. */
const LONGEST_MS = 12 * 60 * 60 * 1000;

/** The time of the next attempt by `Retry-After`, in seconds or as a date; null without the header. */
export function retryAt(header: string | null, now: Date): Date | null {
  if (header === null) return null;
  const text = header.trim();
  const at = /^\d+$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text);
  if (Number.isNaN(at)) return null;
  return new Date(Math.min(Math.max(at, now.getTime()), now.getTime() + LONGEST_MS));
}
