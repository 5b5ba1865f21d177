import { Logger } from '@nestjs/common';
import { reasonOf } from './reason';
import { RENEW_MS } from './renewing';

/** The pause after a failure of a worker that has no interval. A wake-up shortens it. */
const RETRY_MS = 10_000;

/** Lets one replica at a time run the rounds of a worker. */
export interface Lease {
  /** Takes or renews it. False while another replica holds it. */
  take(): Promise<boolean>;
  release(): Promise<void>;
}

export interface Work {
  /** Names the worker in the log and in the metrics. */
  readonly name: string;
  /** The pause between two rounds. Without it, only a wake-up or a failure begins another round. */
  readonly everyMs?: number;
  readonly lease?: Lease;
  /** The signal aborts when the worker stops. */
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** The pause after this number of failures in a row; wake-ups do not shorten it. */
  readonly retryMs?: (failures: number) => number;
  /** Replaces the line in the log. */
  readonly failed?: (error: unknown) => Promise<void> | void;
  /** Runs after the last round. */
  readonly finish?: () => Promise<void>;
  /** Counts the rounds that ran. */
  readonly ended?: (outcome: 'done' | 'failed') => void;
}

/** Repeats a round of work. Rounds never overlap, and a wake-up during a round begins another one after it. */
export class Worker {
  private readonly log = new Logger('Workers');
  private ending = stopped();
  private timer: NodeJS.Timeout | undefined;
  private renewal: NodeJS.Timeout | undefined;
  private dueAt = Infinity;
  private round: Promise<void> | null = null;
  private wokenMs = Infinity;
  private failures = 0;

  constructor(private readonly work: Work) {}

  get name(): string {
    return this.work.name;
  }

  /** True from `start` until `stop`. */
  get isStarted(): boolean {
    return !this.ending.signal.aborted;
  }

  /** Begins with a round. Returns the function that stops the worker. */
  start(): () => Promise<void> {
    this.ending = new AbortController();
    this.schedule(0);
    return () => this.stop();
  }

  /** Begins a round after that time, unless one begins sooner. Does nothing before `start`. */
  wake(inMs = 0): void {
    if (!this.isStarted) return;
    if (this.round !== null) this.wokenMs = Math.min(this.wokenMs, inMs);
    else if (!this.isBackingOff) this.schedule(inMs);
  }

  /** Resolves when the last round has ended. */
  async stop(): Promise<void> {
    this.ending.abort();
    clearTimeout(this.timer);
    this.dueAt = Infinity;
    await this.round;
    await this.work.finish?.();
    if (this.renewal === undefined) return;
    this.stopRenewing();
    await this.work.lease?.release().catch(() => undefined); // it expires anyway
  }

  private get isBackingOff(): boolean {
    return this.failures > 0 && this.work.retryMs !== undefined;
  }

  private schedule(ms: number): void {
    const at = performance.now() + ms;
    if (at >= this.dueAt) return;
    clearTimeout(this.timer);
    this.dueAt = at;
    this.timer = setTimeout(() => this.begin(), ms).unref();
  }

  private begin(): void {
    this.dueAt = Infinity;
    this.wokenMs = Infinity;
    this.round = this.runRound().finally(() => {
      this.round = null;
      if (this.isStarted) this.schedule(this.pauseMs());
    });
  }

  private pauseMs(): number {
    const { everyMs, retryMs } = this.work;
    const hasFailed = this.failures > 0;
    if (hasFailed && retryMs !== undefined) return retryMs(this.failures);
    return Math.min(everyMs ?? (hasFailed ? RETRY_MS : Infinity), this.wokenMs);
  }

  private async runRound(): Promise<void> {
    const { signal } = this.ending;
    try {
      if (!(await this.mayRun())) return;
      await this.work.run(signal);
      this.failures = 0;
      this.work.ended?.('done');
    } catch (error) {
      if (signal.aborted) return;
      this.failures += 1;
      this.work.ended?.('failed');
      await this.report(error);
    }
  }

  private async report(error: unknown): Promise<void> {
    if (this.work.failed !== undefined) await this.work.failed(error);
    else this.log.warn(`${this.name} failed and will be retried: ${reasonOf(error)}`);
  }

  private async mayRun(): Promise<boolean> {
    const { lease } = this.work;
    if (lease === undefined) return true;
    const isMine = await lease.take();
    if (isMine) this.renewal ??= setInterval(() => void this.renew(lease), RENEW_MS).unref();
    else this.stopRenewing();
    return isMine;
  }

  /** A failed renewal is repeated; the next round takes the lease in any case. */
  private async renew(lease: Lease): Promise<void> {
    const isMine = await lease.take().catch(() => true);
    if (!isMine) this.stopRenewing();
  }

  private stopRenewing(): void {
    clearInterval(this.renewal);
    this.renewal = undefined;
  }
}

function stopped(): AbortController {
  const ending = new AbortController();
  ending.abort();
  return ending;
}
