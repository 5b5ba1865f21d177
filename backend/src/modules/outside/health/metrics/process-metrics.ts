import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Database } from '../../../../database/database';
import { Idempotency } from '../../../../http/idempotency/idempotency';
import { Mailer } from '../../../../mail/mailer';
import { EventStreams } from '../../events/event-streams';
import { Dependencies } from '../dependencies';
import { Lookout } from '../lookout';
import { type MetricSource, UNREGISTERED } from '../../../../metrics/metric-source';

/** A sign-in at the mail server with each scrape would look like password guessing. */
const MAIL_EVERY_MS = 5 * 60_000;
const PATIENCE_MS = 300;

/** Resources and dependencies of this process. */
@Injectable()
export class ProcessMetrics implements MetricSource {
  private readonly connections = new Gauge({
    name: 'dispatch_database_connections',
    help: 'Connections to the database by state; the embedded database has a single writer',
    labelNames: ['state'],
    ...UNREGISTERED,
  });
  private readonly limit = new Gauge({
    name: 'dispatch_database_connections_limit',
    help: 'Maximum number of connections to the database',
    ...UNREGISTERED,
  });
  private readonly waiting = new Gauge({
    name: 'dispatch_database_waiting',
    help: 'Queries and transactions that wait for a connection to the database',
    ...UNREGISTERED,
  });
  private readonly streams = new Gauge({
    name: 'dispatch_event_streams',
    help: 'Open event streams',
    ...UNREGISTERED,
  });
  private readonly claims = new Gauge({
    name: 'dispatch_idempotency_claims',
    help: 'Idempotency keys claimed by running requests',
    ...UNREGISTERED,
  });
  private readonly up = new Gauge({
    name: 'dispatch_dependency_up',
    help: 'Whether each service that the server needs answers; the mail server is checked every five minutes',
    labelNames: ['dependency'],
    ...UNREGISTERED,
  });
  readonly metrics = [
    this.connections,
    this.limit,
    this.waiting,
    this.streams,
    this.claims,
    this.up,
  ];
  private readonly mail: Lookout;

  constructor(
    private readonly database: Database,
    private readonly eventStreams: EventStreams,
    private readonly idempotency: Idempotency,
    private readonly dependencies: Dependencies,
    private readonly mailer: Mailer,
  ) {
    this.mail = new Lookout(() => this.mailer.answers(), MAIL_EVERY_MS);
  }

  /** Returns whether the database is up. */
  async look(): Promise<boolean> {
    this.count();
    const { states, hasStorageAnswered } = await this.dependencies.look();
    this.up.set({ dependency: 'database' }, Number(states.database === 'up'));
    if (hasStorageAnswered) this.up.set({ dependency: 'storage' }, Number(states.storage === 'up'));
    // A dependency that is not set up gets no series, because it is neither up nor down.
    if (states.redis !== null) this.up.set({ dependency: 'redis' }, Number(states.redis === 'up'));
    if (states.backup !== null)
      this.up.set({ dependency: 'backup' }, Number(states.backup === 'up'));
    if (this.mailer.isSetUp) await this.askMail();
    return states.database === 'up';
  }

  private async askMail(): Promise<void> {
    const isUp = await this.mail.isUp(PATIENCE_MS);
    if (this.mail.hasAnswered) this.up.set({ dependency: 'mail' }, Number(isUp));
  }

  private count(): void {
    const { used, idle, waiting, limit } = this.database.usage();
    this.connections.set({ state: 'used' }, used);
    this.connections.set({ state: 'idle' }, idle);
    this.waiting.set(waiting);
    this.limit.set(limit);
    this.streams.set(this.eventStreams.count);
    this.claims.set(this.idempotency.claims);
  }
}
