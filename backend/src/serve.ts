import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildApp } from './app';
import type { Ground } from './app.module';
import { SystemClock } from './config/clock';
import type { Settings } from './config/settings';
import { Database } from './database/database';
import { TransactionRunner } from './database/transaction-runner';
import { keepHouse } from './housekeeping';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What a browser on this machine would open. */
function addressFor(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${String(port)}`;
}

/** Finishes what is in flight, then lets go of the database; past the grace it ends at once. */
function stopOnSignal(app: NestFastifyApplication, ground: Ground, stopHouse: () => void): void {
  const stop = (): void => {
    setTimeout(() => process.exit(1), ground.settings.shutdownGraceMs).unref();
    stopHouse();
    app
      .close()
      .then(() => ground.database.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`The server did not stop cleanly: ${messageOf(error)}\n`);
          process.exit(1);
        },
      );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Opens the database, brings it up to date and answers requests until the process is told to stop. */
export async function serve(settings: Settings): Promise<void> {
  const database = new Database(settings, {
    log: (line, error) => {
      say(error === undefined ? line : `${line} (${messageOf(error)})`);
    },
  });
  const transactions = new TransactionRunner(database);
  const ground = { settings, clock: new SystemClock(), database, transactions };
  try {
    await database.open();
    const app = await buildApp(ground);
    await app.listen(settings.port, settings.host);
    const { port } = app.getHttpServer().address() as { port: number }; // a TCP server, listening
    say(`Vehicle Dispatch is ready at ${addressFor(settings.host, port)}`);
    stopOnSignal(app, ground, keepHouse(ground, say));
  } catch (error) {
    process.stderr.write(`The server cannot start: ${messageOf(error)}\n`);
    process.exitCode = 1;
    await database.close();
  }
}
