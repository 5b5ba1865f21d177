import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Database } from '../../../database/database';
import type { Row } from '../../../database/rows';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { reasonOf } from '../../../outbox/task-queue';
import { ChangeFeed } from '../../activity/change-feed';
import { ExportPacer } from '../../jobs/export/export-pacer';
import { AuditChain, type Sealed } from './audit-chain';

/** So long after a commit, so that a rush of them is sealed together. */
const SOON_MS = 500;
/** Entries of replicas that ended, and of programs without a sealer. */
const LOOK_MS = 5_000;
/** The chain of a log of years is gone on with at the next start. */
const BATCHES_AT_END = 10;

/** Seals entries in the background, within a second. Of several replicas one seals at a time. */
@Injectable()
export class AuditSealer {
  private readonly log = new Logger('Audit');
  private readonly listeners = new Set<() => void>();
  private timer: NodeJS.Timeout | undefined;
  private dueAt = Infinity;
  private isRunning = false;
  /** Whether something was committed while entries were being sealed. */
  private isAsked = false;
  private sealing: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly chain: AuditChain,
    private readonly feed: ChangeFeed,
    private readonly clock: Clock,
  ) {}

  /** Calls back whenever entries were sealed here. Returns what ends that. */
  onSealed(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Begins. Returns what stops it: what the last second left is sealed before it resolves. */
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

  /** Seals all that is committed by now, while it may go on after so many batches. */
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
      // A log of years is sealed in one go when it first gets a chain.
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
