import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { SessionRepository } from './session.repository';

/** Recent enough for the session list, rare enough to keep read requests free of writes. */
const EVERY_MS = 5 * 60_000;

/** Records when a session was last used. Requests neither wait for it nor fail with it. */
@Injectable()
export class SessionUse implements OnApplicationShutdown {
  private readonly logger = new Logger('Sessions');
  private readonly writing = new Map<number, Promise<void>>();

  constructor(
    private readonly transactions: TransactionRunner,
    private readonly sessions: SessionRepository,
  ) {}

  note(sessionId: number, lastUsedAt: Date, now: Date): void {
    if (now.getTime() - lastUsedAt.getTime() < EVERY_MS || this.writing.has(sessionId)) return;
    this.writing.set(sessionId, this.write(sessionId, now));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.writing.values());
  }

  private async write(sessionId: number, at: Date): Promise<void> {
    try {
      await this.transactions.run((tx) => this.sessions.noteUse(tx, sessionId, at));
    } catch (error) {
      this.logger.debug(`The use of a session was not noted: ${String(error)}`);
    } finally {
      this.writing.delete(sessionId);
    }
  }
}
