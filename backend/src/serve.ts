import { buildApp } from './app';
import { SystemClock } from './config/clock';
import type { Settings } from './config/settings';
import { Database } from './database/database';
import { DatabaseClock } from './database/database-clock';
import { TransactionRunner } from './database/transactions/transaction-runner';
import { maintenanceOf } from './maintenance';
import { endInOrder } from './life-cycle';
import { CleanupMetrics } from './modules/outside/health/metrics/cleanup-metrics';
import { masked } from './log-mask';
import { openStorage } from './storage/open-storage';
import { ServerLog } from './server-log';
import { openTracing } from './tracing/otlp-tracing';
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
    const workers = app.get(Workers);
    workers.add(maintenanceOf(ground, say, () => cleanups.countFailure()));
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
