import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { PresentedToken } from './token.queries';
import { TokenRepository } from './token.repository';

/** As with sessions: recent enough for the list, rare enough to keep read requests free of writes. */
const EVERY_MS = 5 * 60_000;

/** Records when and from where a token was last used. Requests neither wait for it nor fail with it. */
@Injectable()
export class TokenUse implements OnApplicationShutdown {
  private readonly logger = new Logger('Tokens');
  private readonly writing = new Map<number, Promise<void>>();

  constructor(
    private readonly transactions: TransactionRunner,
    private readonly tokens: TokenRepository,
  ) {}

  note({ id, lastUsedAt }: PresentedToken, from: string, now: Date): void {
    const isRecent = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < EVERY_MS;
    if (isRecent || this.writing.has(id)) return;
    this.writing.set(id, this.write(id, from, now));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.writing.values());
  }

  private async write(id: number, from: string, at: Date): Promise<void> {
    try {
      await this.transactions.run((tx) => this.tokens.noteUse(tx, id, at, from));
    } catch (error) {
      this.logger.debug(`The use of a token was not noted: ${String(error)}`);
    } finally {
      this.writing.delete(id);
    }
  }
}
