import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { record } from '../../scripts/suites/journal.mjs';
import { buildApp } from '../src/app';
import type { CoreServices } from '../src/app.module';
import { Clock } from '../src/config/clock';
import { loadSettings, type Settings } from '../src/config/settings';
import type { Database } from '../src/database/database';
import { TransactionRunner } from '../src/database/transactions/transaction-runner';
import type { FileStorage } from '../src/storage/file-storage';
import { openStorage } from '../src/storage/open-storage';
import { Caller, InjectedCaller } from './caller';
import { addCast, CAST, type CastIds, type Member, PASSWORD } from './cast';
import type { Engine } from '../src/database/engines/engine';
import {
  describeOn,
  describeOnEachDatabase,
  describeWithDatabase,
  freshFolder,
  type MakeDatabase,
} from './databases/databases';

export { type Answer, Caller } from './caller';

/** A fixed clock that tests move. */
export class TestClock extends Clock {
  private at = new Date('2026-03-31T15:00:00.000Z');

  now(): Date {
    return new Date(this.at);
  }

  set(at: string): void {
    this.at = new Date(at);
  }

  advance(ms: number): void {
    this.at = new Date(this.at.getTime() + ms);
  }
}

/** The real application on a free port, with the cast in its database. */
export class TestApi {
  readonly clock: TestClock;
  readonly settings: Settings;
  readonly database: Database;
  readonly transactions: TransactionRunner;
  private readonly callers = new Map<Member, Caller>();

  private constructor(
    readonly app: NestFastifyApplication,
    readonly address: string,
    readonly ground: CoreServices & { readonly clock: TestClock },
    readonly cast: Record<Member, CastIds>,
  ) {
    ({ clock: this.clock, settings: this.settings, database: this.database } = ground);
    this.transactions = ground.transactions;
  }

  /** Pass `present` if the users exist already; `wrap` decorates the server's file storage. */
  static async start(
    database: Database,
    env: Record<string, string> = {},
    present?: Record<Member, CastIds>,
    wrap: (storage: FileStorage) => FileStorage = (storage) => storage,
  ): Promise<TestApi> {
    const settings = loadSettings({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      JWT_SECRET: 'a secret for tests that is long enough',
      DATA_DIR: freshFolder(),
      ...env,
    });
    record('boots');
    const clock = new TestClock();
    const storage = wrap(openStorage(settings.storage));
    const transactions = new TransactionRunner(database);
    const app = await buildApp({ settings, clock, database, transactions, storage });
    await app.listen(0, '127.0.0.1');
    const cast = present ?? (await addCast(transactions, clock.now()));
    const ground = { settings, clock, database, transactions, storage };
    return new TestApi(app, await app.getUrl(), ground, cast);
  }

  get anonymous(): Caller {
    return this.caller(null);
  }

  /** A member of the cast, signed in over HTTP. */
  async as(member: Member): Promise<Caller> {
    const known = this.callers.get(member);
    if (known !== undefined) return known;
    const caller = await this.signIn(member);
    this.callers.set(member, caller);
    return caller;
  }

  /** A separate session, for tests that end it. */
  async signIn(member: Member): Promise<Caller> {
    const { email } = CAST[member];
    const answer = await this.anonymous.post('/api/auth/login', { email, password: PASSWORD });
    if (answer.status !== 200) throw new Error(`${member} cannot sign in: ${answer.text}`);
    return this.caller((answer.body as { token: string }).token);
  }

  /** The same user without a socket: faster, if the connection does not matter. */
  injected({ token }: Caller): Caller {
    return new InjectedCaller(this.app, token);
  }

  /** The caller with this token. */
  caller(token: string | null): Caller {
    return new Caller(this.app.getHttpServer(), token);
  }

  async stop(): Promise<void> {
    await this.app.close();
  }
}

/**
 * Runs the tests against one real application on SQLite, and in the full tier also on MariaDB. `api()` works inside
 * tests; `env` changes settings.
 */
export function describeHttp(
  name: string,
  tests: (api: () => TestApi) => void,
  env: Record<string, string> = {},
): void {
  describeWithDatabase(name, application(tests, env));
}

/**
 * Runs the tests on both engines in both tiers. For tests about a statement, transaction, sort order, collation or
 * lock.
 */
export function describeHttpOnEachDatabase(
  name: string,
  tests: (api: () => TestApi) => void,
  env: Record<string, string> = {},
): void {
  describeOnEachDatabase(name, application(tests, env));
}

/** Runs the tests against one real application on one database engine. */
export function describeHttpOn(
  engine: Engine,
  name: string,
  tests: (api: () => TestApi) => void,
): void {
  describeOn(engine, name, application(tests, {}));
}

function application(tests: (api: () => TestApi) => void, env: Record<string, string>) {
  return (makeDatabase: MakeDatabase): void => {
    let running: TestApi | undefined;
    beforeAll(async () => {
      running = await TestApi.start(await makeDatabase(), env);
    });
    afterAll(async () => {
      await running?.stop();
    });
    tests(() => {
      if (running === undefined) throw new Error('The application runs inside tests only');
      return running;
    });
  };
}
