import { AppError } from '@dispatch/domain/errors';
import { can } from '@dispatch/domain/people/permissions';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../config/clock';
import type { Actor } from '../../../http/access/actor';
import type { Change } from '../../base/activity/activity-entry';
import { ActivityQueries } from '../../base/activity/activity.queries';
import { ChangeFeed } from '../../base/activity/change-feed';
import { SessionQueries } from '../../auth/sessions/session.queries';
import { TokenQueries } from '../../auth/tokens/token.queries';
import { EventStream, HEARTBEAT_MS, heardBy, touchesSession } from './event-stream';

const MAX_RESUMED = 500;
/** Per session or token. Each stream polls the database for its session's validity. */
const MOST_STREAMS = 10;
const TRY_AGAIN = { data: { retryAfterSeconds: 30 } };

/** Feeds every open stream, and closes it when its session ends. */
@Injectable()
export class EventStreams implements BeforeApplicationShutdown {
  /** Maps each stream to its session or token. */
  private readonly open = new Map<EventStream, string>();
  private stopping = false;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly activity: ActivityQueries,
    private readonly sessions: SessionQueries,
    private readonly tokens: TokenQueries,
    private readonly clock: Clock,
  ) {}

  get count(): number {
    return this.open.size;
  }

  /** @throws AppError too_many_streams */
  async start(actor: Actor, reply: FastifyReply, lastId: number | null): Promise<void> {
    // A stopping server waits for open responses, and a stream would never finish.
    if (this.stopping) throw new AppError('database_unavailable');
    const credential = credentialOf(actor);
    const others = [...this.open.values()].filter((other) => other === credential);
    if (others.length >= MOST_STREAMS) throw new AppError('too_many_streams', undefined, TRY_AGAIN);
    const stream = new EventStream(reply);
    const missed: Change[] = [];
    let live = false;
    const unsubscribe = this.feed.subscribe({
      onChange: (change) => {
        const heard = heardBy(actor, change);
        if (heard !== null && live) stream.change(heard);
        else if (heard !== null) missed.push(heard);
        if (touchesSession(actor, change)) void this.closeIfEnded(actor, stream);
      },
      onPresence: (jobId) => {
        if (can(actor, 'jobs:read')) stream.presence(jobId);
      },
      onNotices: (userId) => {
        const isTheirs = userId === null || userId === actor.userId;
        if (isTheirs && can(actor, 'notices:own')) stream.notices();
      },
      onGap: () => void this.reset(stream),
    });
    const heartbeat = setInterval(() => {
      stream.heartbeat();
      void this.closeIfEnded(actor, stream);
    }, HEARTBEAT_MS);
    stream.onClose(() => {
      unsubscribe();
      clearInterval(heartbeat);
      this.open.delete(stream);
    });
    this.open.set(stream, credential);
    stream.open();
    stream.hello();
    await this.resume(actor, stream, lastId);
    for (const change of missed) stream.change(change);
    live = true;
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    for (const stream of this.open.keys()) stream.close();
  }

  private async resume(actor: Actor, stream: EventStream, lastId: number | null): Promise<void> {
    if (lastId === null) return;
    try {
      const changes = await this.activity.changesAfter(lastId, MAX_RESUMED);
      if (changes.length === MAX_RESUMED) await this.reset(stream);
      else
        for (const change of changes) {
          const heard = heardBy(actor, change);
          if (heard !== null) stream.change(heard);
        }
    } catch {
      stream.close(); // the reader reconnects with the same id
    }
  }

  private async reset(stream: EventStream): Promise<void> {
    stream.reset(await this.activity.newestId().catch(() => 0));
  }

  private async closeIfEnded({ sessionId, token }: Actor, stream: EventStream): Promise<void> {
    const now = this.clock.now();
    const checking =
      token === undefined
        ? this.sessions.isLive(sessionId, now)
        : this.tokens.isLive(token.id, now);
    if (!(await checking.catch(() => true))) stream.close();
  }
}

function credentialOf({ sessionId, token }: Actor): string {
  return token === undefined ? `session ${String(sessionId)}` : `token ${String(token.id)}`;
}
