import { randomUUID } from 'node:crypto';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnModuleInit,
} from '@nestjs/common';
import { Redis } from 'ioredis';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import type { Change } from './activity-entry';
import { ChangeFeed } from './change-feed';

const CHANNEL = 'vehicle-dispatch:changes';

/** What one replica tells the others. */
type News = { readonly change: Change } | { readonly presence: number };
type Message = News & { readonly from: string };

/**
 * Carries changes between replicas through Redis; does nothing without `REDIS_URL`. Redis may come
 * and go: what it could not carry is told as a gap, after which readers load everything anew.
 */
@Injectable()
export class ChangeRelay implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Redis');
  private readonly self = randomUUID();
  private connections: Redis[] = [];

  constructor(
    private readonly feed: ChangeFeed,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    const { redisUrl } = this.settings;
    if (redisUrl === null) return;
    const publisher = this.connect(redisUrl);
    const subscriber = this.connect(redisUrl);
    this.feed.subscribe({
      onChange: (change, origin) => {
        if (origin === 'here') this.send(publisher, { change });
      },
      onPresence: (presence, origin) => {
        if (origin === 'here') this.send(publisher, { presence });
      },
    });
    subscriber.on('message', (_channel: string, text: string) => this.take(text));
    let wasReady = false;
    subscriber.on('ready', () => {
      if (wasReady) this.feed.gap();
      wasReady = true;
    });
    subscriber.subscribe(CHANNEL).catch((error: unknown) => this.report(error));
  }

  beforeApplicationShutdown(): void {
    for (const connection of this.connections) connection.disconnect();
  }

  private connect(url: string): Redis {
    const connection = new Redis(url, { maxRetriesPerRequest: null, enableOfflineQueue: true });
    connection.on('error', (error) => this.report(error));
    this.connections.push(connection);
    return connection;
  }

  private send(publisher: Redis, news: News): void {
    const message: Message = { from: this.self, ...news };
    publisher
      .publish(CHANNEL, JSON.stringify(message))
      .catch((error: unknown) => this.report(error));
  }

  private take(text: string): void {
    const message = JSON.parse(text) as Message; // only replicas of ours write to the channel
    if (message.from === this.self) return;
    if ('presence' in message) this.feed.publishPresence(message.presence, 'elsewhere');
    else this.feed.publish(message.change, 'elsewhere');
  }

  private report(error: unknown): void {
    this.logger.warn(error instanceof Error ? error.message : String(error));
  }
}
