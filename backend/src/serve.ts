import { buildApp } from './app';
import { backUpInProcess } from './backup/backup-process';
import { nightlyBackupOf } from './backup/nightly-backup';
import { SystemClock } from './config/clock';
import type { Settings } from './config/settings';
import { Database } from './database/database';
import { DatabaseClock } from './database/database-clock';
import { TransactionRunner } from './database/transactions/transaction-runner';
import { masked } from './log-mask';
import { maintenanceOf } from './maintenance';
import { Notices } from './modules/base/inbox/notices';
import { CleanupMetrics } from './modules/outside/health/metrics/cleanup-metrics';
import { ServerLog } from './server-log';
import { openStorage } from './storage/open-storage';
import { openTracing } from './tracing/otlp-tracing';
import { WorkLeases } from './workers/work-leases';
import { Workers } from './workers/workers';

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
  const core = {
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
    const app = await buildApp(core, { tracing });
    await app.listen(settings.port, settings.host);
    const { port } = app.getHttpServer().address() as { port: number }; // a TCP server, listening
    const cleanups = app.get(CleanupMetrics);
    const workers = app.get(Workers);
    workers.add(maintenanceOf(core, say, () => cleanups.countFailure()));
    const lease = app.get(WorkLeases).of('nightly-backup');
    const notices = app.get(Notices);
    workers.add(nightlyBackupOf({ ...core, notices, lease, take: backUpInProcess }));
    workers.start();
    endInOrder({
      graceMs: settings.shutdownGraceMs,
      stop: async () => {
        await workers.stop('with-requests');
        await app.close();
        await workers.stop('after-requests');
        await workers.stop('last');
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

/** Ends the process in order: with success on a signal, as a failure on an uncaught error. */
interface LifeCycle {
  /** Time allowed for work in progress. */
  readonly graceMs: number;
  /** Completes work in progress and releases all resources. */
  readonly stop: () => Promise<void>;
  /** Writes one line to the operator's log. */
  readonly complain: (line: string, error: unknown) => void;
}

/** Exits with 0 after a signal, with 1 after a failure or when the grace period has expired. */
function endInOrder({ graceMs, stop, complain }: LifeCycle): void {
  let ending = false;
  const end = (status: 0 | 1): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => {
      complain('Running requests took too long and were aborted', graceMs);
      process.exit(1);
    }, graceMs).unref();
    stop().then(
      () => process.exit(status),
      (error: unknown) => {
        complain('The server did not stop cleanly', error);
        process.exit(1);
      },
    );
  };
  const fail = (error: unknown): void => {
    complain('The server stops because of an uncaught error', error);
    end(1);
  };
  // Ignores a second signal: process managers and terminals send several.
  process.on('SIGTERM', () => end(0));
  process.on('SIGINT', () => end(0));
  process.on('unhandledRejection', fail);
  process.on('uncaughtException', fail);
}
