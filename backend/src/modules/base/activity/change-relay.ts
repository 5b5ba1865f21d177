import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { Settings } from '../../../config/settings';
import type { RedisSettings } from '../../../config/settings-types';
import { DEADLINES, withDeadline } from '../../../database/transactions/deadlines';
import type { Change } from './activity-entry';
import { ChangeFeed } from './change-feed';

const CHANNEL = 'vehicle-dispatch:changes';

/** A message from one replica to the others. */
type News =
  | { readonly change: Change }
  | { readonly presence: number }
  | { readonly notices: number | null };
type Message = News & { readonly from: string };

/**
 * Relays changes between replicas through Redis; does nothing without `REDIS_URL`. After an outage of Redis it reports
 * a gap, and subscribers reload everything.
 */
@Injectable()
export class ChangeRelay implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Redis');
  private readonly self = randomUUID();
  private connections: Redis[] = [];
  private isLost = false;
  private stopping = false;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    const { redis } = this.settings;
    if (redis === null) return;
    const publisher = this.connect(redis);
    const subscriber = this.connect(redis);
    this.feed.subscribe({
      onChange: (change, origin) => {
        if (origin === 'here') this.send(publisher, { change });
      },
      onPresence: (presence, origin) => {
        if (origin === 'here') this.send(publisher, { presence });
      },
      onNotices: (notices, origin) => {
        if (origin === 'here') this.send(publisher, { notices });
      },
    });
    subscriber.on('message', (_channel: string, text: string) => this.take(text));
    let wasReady = false;
    subscriber.on('ready', () => {
      if (wasReady) this.feed.gap();
      wasReady = true;
    });
    subscriber.subscribe(CHANNEL).catch((error: unknown) => this.lose(error));
  }

  /** Null without Redis. */
  get isConnected(): boolean | null {
    if (this.connections.length === 0) return null;
    return this.connections.every(({ status }) => status === 'ready');
  }

  /** Runs after the last response, so that its messages are sent before the connections close. */
  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.connections.map(leave));
  }

  private connect(settings: RedisSettings): Redis {
    const connection = new Redis({
      ...redisOptions(settings),
      maxRetriesPerRequest: null,
      enableOfflineQueue: true,
    });
    connection.on('error', (error: unknown) => this.lose(error));
    connection.on('close', () => this.lose('the connection was closed'));
    connection.on('ready', () => this.find());
    this.connections.push(connection);
    return connection;
  }

  private send(publisher: Redis, news: News): void {
    const message: Message = { from: this.self, ...news };
    publisher.publish(CHANNEL, JSON.stringify(message)).catch((error: unknown) => this.lose(error));
  }

  private take(text: string): void {
    const message = JSON.parse(text) as Message; // only replicas write to the channel
    if (message.from === this.self) return;
    if ('presence' in message) this.feed.publishPresence(message.presence, 'elsewhere');
    else if ('notices' in message) this.feed.publishNotices(message.notices, 'elsewhere');
    // A replica of another version may send unknown messages.
    else if ('change' in message) this.feed.publish(message.change, 'elsewhere');
  }

  /** Logs once per outage, not once per retry. */
  private lose(error: unknown): void {
    if (this.isLost || this.stopping) return;
    this.isLost = true;
    const reason = error instanceof Error ? error.message : String(error);
    this.logger.warn(`Redis is lost; trying until it is back (${reason})`);
  }

  private find(): void {
    if (!this.isLost || this.isConnected === false) return;
    this.isLost = false;
    this.logger.warn('Redis is back');
  }
}

/** Does not wait for a Redis that is down. */
async function leave(connection: Redis): Promise<void> {
  if (connection.status === 'ready')
    await withDeadline('A goodbye to Redis', DEADLINES.close, connection.quit()).catch(
      () => 'gone',
    );
  connection.disconnect();
}

/** Connection options for the configured Redis, direct or through Sentinel. */
function redisOptions(settings: RedisSettings): RedisOptions {
  const { servers, sentinelName, database, user, password, isSecure, ca } = settings;
  const tls = isSecure ? (ca === null ? {} : { ca }) : undefined;
  const access = {
    db: database,
    ...(user === null ? {} : { username: user }),
    ...(password === null ? {} : { password }),
    ...(tls === undefined ? {} : { tls }),
  };
  if (sentinelName === null) return { ...servers[0], ...access };
  return {
    ...access,
    sentinels: servers.map((server) => ({ ...server })),
    name: sentinelName,
    ...(user === null ? {} : { sentinelUsername: user }),
    ...(password === null ? {} : { sentinelPassword: password }),
    ...(tls === undefined ? {} : { sentinelTLS: tls, enableTLSForSentinelMode: true }),
  };
}
