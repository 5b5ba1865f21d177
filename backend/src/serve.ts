import { buildApp } from './app';
import { SystemClock } from './config/clock';
import type { Settings } from './config/settings';
import { Database } from './database/database';
import { DatabaseClock } from './database/database-clock';
import { TransactionRunner } from './database/transactions/transaction-runner';
import { startMaintenance } from './maintenance';
import { endInOrder } from './life-cycle';
import { Outbox } from './outbox/outbox';
import { MissedChangePoller } from './modules/activity/missed-changes';
import { AuditSealer } from './modules/audit/chain/audit-sealer';
import { AuditStreams } from './modules/audit/stream/audit-streams';
import { DelayWatch } from './modules/customer-notices/asking/delay-watch';
import { Reminders } from './modules/invoicing/mails/reminders';
import { CleanupMetrics } from './modules/health/metrics/cleanup-metrics';
import { NoticeWatch } from './modules/notices/notice-watch';
import { SeriesMaker } from './modules/recurring-jobs/run/series-maker';
import { WebhookSender } from './modules/webhooks/sending/webhook-sender';
import { masked } from './log-mask';
import { openStorage } from './storage/open-storage';
import { ServerLog } from './server-log';
import { openTracing } from './tracing/otlp-tracing';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function traceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The URL for a browser on this machine. */
function addressFor(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${String(port)}`;
}

/** Advice for the operator if the system's message has none. */
function reasonOf(error: unknown, { port }: Settings): string {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return inUse
    ? `Port ${String(port)} is in use by another program: stop that one, or set PORT to another.`
    : messageOf(error);
}

/** Opens and migrates the database, then serves requests until the process is stopped. */
export async function serve(settings: Settings): Promise<void> {
  const tracing = settings.tracing === null ? null : await openTracing(settings.tracing, say);
  const database = new Database(settings, {
    tracing,
    log: (line, error) => {
      say(error === undefined ? line : `${line} (${masked(messageOf(error))})`);
    },
  });
  const transactions = new TransactionRunner(database);
  const storage = openStorage(settings.storage);
  const isShared = settings.redis !== null && database.engine === 'mysql';
  const shared = isShared ? new DatabaseClock(database, { log: say }) : null;
  const ground = {
    settings,
    clock: shared ?? new SystemClock(),
    database,
    transactions,
    storage,
  };
  const log = new ServerLog(settings.logLevel);
  try {
    await database.open();
    await shared?.start();
    const app = await buildApp(ground, { tracing });
    await app.listen(settings.port, settings.host);
    const { port } = app.getHttpServer().address() as { port: number }; // a TCP server, listening
    const cleanups = app.get(CleanupMetrics);
    const stopHouse = startMaintenance(ground, say, () => cleanups.countFailure());
    const stopReminders = app.get(Reminders).start();
    const stopDelayWatch = app.get(DelayWatch).start();
    const stopOutbox = app.get(Outbox).start();
    const stopSeries = app.get(SeriesMaker).start();
    const stopWebhooks = app.get(WebhookSender).start();
    const stopNotices = app.get(NoticeWatch).start();
    const stopStreams = app.get(AuditStreams).start();
    const stopSealer = app.get(AuditSealer).start();
    const stopLooking = app.get(MissedChangePoller).start();
    endInOrder({
      graceMs: settings.shutdownGraceMs,
      stop: async () => {
        stopHouse();
        stopReminders();
        stopDelayWatch();
        stopLooking();
        await Promise.all([stopSeries(), stopOutbox(), stopWebhooks(), stopNotices()]);
        await app.close();
        await stopStreams();
        // After everything else that writes, so that final entries are sealed too.
        await stopSealer();
        await database.close();
        await tracing?.stop();
      },
      complain: (line, error) => log.fatal(`${line}: ${traceOf(error)}`, 'Process'),
    });
    say(`Vehicle Dispatch is ready at ${addressFor(settings.host, port)}`);
  } catch (error) {
    process.stderr.write(`The server cannot start: ${reasonOf(error, settings)}\n`);
    await database.close();
    process.exit(1);
  }
}
