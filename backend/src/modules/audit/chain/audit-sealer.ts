import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Database } from '../../../database/database';
import type { Row } from '../../../database/rows';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { reasonOf } from '../../../outbox/task-queue';
import { ChangeFeed } from '../../activity/change-feed';
import { ExportPacer } from '../../jobs/export/export-pacer';
import { AuditChain, type Sealed } from './audit-chain';

/** The delay after a commit, so that a burst of commits is sealed together. */
const SOON_MS = 500;
/** Polls for entries from replicas that ended and from programs without a sealer. */
const LOOK_MS = 5_000;
/** A shutdown seals at most this many batches; the next start continues. */
const BATCHES_AT_END = 10;

/** Seals entries in the background, within a second. One replica seals at a time. */
@Injectable()
export class AuditSealer {
  private readonly log = new Logger('Audit');
  private readonly listeners = new Set<() => void>();
  private timer: NodeJS.Timeout | undefined;
  private dueAt = Infinity;
  private isRunning = false;
  /** Whether a commit happened while sealing was in progress. */
  private isAsked = false;
  private sealing: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly chain: AuditChain,
    private readonly feed: ChangeFeed,
    private readonly clock: Clock,
  ) {}

  /** Subscribes to sealing by this process. Returns a function that unsubscribes. */
  onSealed(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Starts sealing. Returns a function that stops it and first seals the last second's entries. */
  start(): () => Promise<void> {
    this.isRunning = true;
    const unsubscribe = this.feed.subscribe({
      onChange: (_change, origin) => {
        if (origin !== 'elsewhere') this.wakeIn(SOON_MS);
      },
    });
    this.wakeIn(0);
    return async () => {
      this.isRunning = false;
      unsubscribe();
      clearTimeout(this.timer);
      await this.sealing;
      await this.sealQuietly((batches) => batches < BATCHES_AT_END);
    };
  }

  /** Seals all committed entries, as long as `mayGoOn` allows after each batch. */
  async sealAll(mayGoOn: (batches: number) => boolean = () => true): Promise<void> {
    if (!(await this.hasMore())) return;
    let total = 0;
    let after: number | null = null;
    let batches = 0;
    const neighbour = new ExportPacer();
    do {
      const { sealed, next } = await this.sealSome(after);
      total += sealed;
      after = next;
      // The first run over a log of years seals it all at once, so yield to other work.
      await neighbour.letOthersGo();
      batches += 1;
    } while (after !== null && mayGoOn(batches));
    if (total === 0) return;
    await this.chain.anchor((sql) => this.database.query<Row>(sql));
    for (const listener of this.listeners) listener();
  }

  private sealSome(after: number | null): Promise<Sealed> {
    return this.transactions.run((tx) => this.chain.seal(tx, this.clock.now(), after));
  }

  private async hasMore(): Promise<boolean> {
    const rows = await this.database.query(
      'SELECT id FROM activity WHERE id > (SELECT settledId FROM audit_chain WHERE id = 1) LIMIT 1',
    );
    return rows.length > 0;
  }

  private wakeIn(ms: number): void {
    if (this.sealing !== null) this.isAsked = true;
    const at = performance.now() + ms;
    if (!this.isRunning || this.sealing !== null || this.dueAt <= at) return;
    clearTimeout(this.timer);
    this.dueAt = at;
    this.timer = setTimeout(() => this.run(), ms).unref();
  }

  private run(): void {
    this.dueAt = Infinity;
    this.isAsked = false;
    this.sealing = this.sealQuietly(() => this.isRunning).finally(() => {
      this.sealing = null;
      this.wakeIn(this.isAsked ? SOON_MS : LOOK_MS);
    });
  }

  private async sealQuietly(mayGoOn: (batches: number) => boolean): Promise<void> {
    try {
      await this.sealAll(mayGoOn);
    } catch (error) {
      this.log.warn(`Entries cannot be sealed now: ${reasonOf(error)}`);
    }
  }
}
