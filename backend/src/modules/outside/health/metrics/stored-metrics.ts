import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { withDeadline } from '../../../../database/transactions/deadlines';
import { GaleraQueries, type GaleraState } from './galera.queries';
import { type MetricSource, UNREGISTERED } from '../../../../metrics/metric-source';
import { type JobCounts, StoredCounts, type Waiting } from './stored-counts.queries';

/** Prometheus times out after ten seconds by default. */
const PATIENCE_MS = 3_000;

/** A count that failed is absent. */
interface Figures {
  tasks?: readonly Waiting[];
  deliveries?: readonly Waiting[];
  imports?: number;
  jobs?: JobCounts;
  cluster?: GaleraState | null;
}

const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
  new Gauge({ name, help, labelNames, ...UNREGISTERED });

/**
 * Counts stored in the database. Every replica reports the same, so queries take the maximum. A failed count has no
 * series.
 */
@Injectable()
export class StoredMetrics implements MetricSource {
  private readonly tasks = gauge(
    'dispatch_outbox_tasks',
    'Tasks that wait or are parked, at most 10,000 of a state',
    ...['kind', 'state'],
  );
  private readonly taskAge = gauge(
    'dispatch_outbox_oldest_waiting_seconds',
    'Age of the oldest task that waits',
    'kind',
  );
  private readonly deliveries = gauge(
    'dispatch_webhook_deliveries',
    'Deliveries of each webhook that wait or are parked, at most 10,000 of a state',
    ...['webhook', 'state'],
  );
  private readonly deliveryAge = gauge(
    'dispatch_webhook_oldest_waiting_seconds',
    'Age of the oldest delivery of each webhook that waits',
    'webhook',
  );
  private readonly imports = gauge(
    'dispatch_imports_running',
    'Imports that are being made or taken back',
  );
  private readonly openJobs = gauge('dispatch_jobs_open', 'Jobs under way by status', 'status');
  private readonly doneJobs = gauge(
    'dispatch_jobs_done',
    'Delivered jobs, by whether their billing is complete',
    'billing',
  );
  private readonly clusterSize = gauge(
    'dispatch_galera_cluster_size',
    'Nodes of the Galera cluster that the database sees',
  );
  private readonly localState = gauge(
    'dispatch_galera_local_state',
    'State of the node that is written to: 1 joining, 2 donor, 3 joined, 4 synced',
  );
  private readonly ready = gauge(
    'dispatch_galera_ready',
    'Whether the node that is written to takes statements',
  );
  readonly metrics = [
    ...[this.tasks, this.taskAge, this.deliveries, this.deliveryAge, this.imports],
    ...[this.openJobs, this.doneJobs, this.clusterSize, this.localState, this.ready],
  ];
  private asking: { readonly figures: Figures; readonly end: Promise<void> } | null = null;

  constructor(
    private readonly counts: StoredCounts,
    private readonly galera: GaleraQueries,
  ) {}

  /**
   * The counts finished before the timeout. Concurrent scrapes share one round, so that they do not slow the database
   * further.
   */
  async ask(): Promise<Figures> {
    this.asking ??= this.begin();
    const { figures, end } = this.asking;
    await withDeadline('Counting what is stored', PATIENCE_MS, end).catch(() => undefined);
    return { ...figures };
  }

  /** Call directly before the response is sent: concurrent scrapes share the metrics. */
  show({ tasks = [], deliveries = [], imports, jobs, cluster }: Figures): void {
    for (const metric of this.metrics) {
      metric.reset();
      // After a reset a metric without labels would be reported as 0.
      metric.remove({});
    }
    this.tell(tasks, 'kind', this.tasks, this.taskAge);
    this.tell(deliveries, 'webhook', this.deliveries, this.deliveryAge);
    if (imports !== undefined) this.imports.set(imports);
    if (jobs !== undefined) this.tellJobs(jobs);
    if (cluster != null) this.tellCluster(cluster);
  }

  private begin() {
    const figures: Figures = {};
    const end = this.fill(figures).finally(() => (this.asking = null));
    return { figures, end };
  }

  /**
   * Runs queries in sequence on one connection, which leaves the others to requests. A failed query omits only its
   * count.
   */
  private async fill(figures: Figures): Promise<void> {
    const sources = [
      async () => (figures.tasks = await this.counts.tasks()),
      async () => (figures.deliveries = await this.counts.deliveries()),
      async () => (figures.imports = await this.counts.imports()),
      async () => (figures.jobs = await this.counts.jobs()),
      async () => (figures.cluster = await this.galera.state()),
    ];
    for (const source of sources) await source().catch(() => undefined);
  }

  private tellJobs({ open, billingPending, billingComplete }: JobCounts): void {
    for (const [status, count] of Object.entries(open)) this.openJobs.set({ status }, count);
    this.doneJobs.set({ billing: 'pending' }, billingPending);
    this.doneJobs.set({ billing: 'complete' }, billingComplete);
  }

  private tellCluster({ size, localState, isReady }: GaleraState): void {
    this.clusterSize.set(size);
    this.localState.set(localState);
    this.ready.set(Number(isReady));
  }

  private tell(
    all: readonly Waiting[],
    label: 'kind' | 'webhook',
    counts: Gauge,
    ages: Gauge,
  ): void {
    for (const { of, waiting, parked, oldestSeconds } of all) {
      counts.set({ [label]: of, state: 'waiting' }, waiting);
      counts.set({ [label]: of, state: 'parked' }, parked);
      ages.set({ [label]: of }, oldestSeconds);
    }
  }
}
