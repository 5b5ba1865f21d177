import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { record } from '../../../scripts/suites/journal.mjs';
import { buildApp } from '../../src/app';
import type { CoreServices } from '../../src/core-services';
import { Clock } from '../../src/config/clock';
import { loadSettings, type Settings } from '../../src/config/settings';
import type { Database } from '../../src/database/database';
import { TransactionRunner } from '../../src/database/transactions/transaction-runner';
import type { FileStorage } from '../../src/storage/file-storage';
import { openStorage } from '../../src/storage/open-storage';
import { Caller, InjectedCaller } from './caller';
import { addCast, CAST, type CastIds, type Member, PASSWORD } from './cast';
import { IS_FULL_TIER } from './tier';
import type { Engine } from '../../src/database/engines/engine';
import {
  describeOn,
  describeOnEachDatabase,
  describeWithDatabase,
  freshFolder,
  type MakeDatabase,
} from '../databases/databases';

export { type Answer, Caller } from './caller';

/** A clock that moves only when a test moves it. */
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

/** The real application, listening on its own port, with the cast in its database. */
export class TestApi {
  readonly clock: TestClock;
  readonly settings: Settings;
  readonly database: Database;
  readonly transactions: TransactionRunner;
  private readonly callers = new Map<Member, Caller>();

  private constructor(
    readonly app: NestFastifyApplication,
    readonly address: string,
    readonly core: CoreServices & { readonly clock: TestClock },
    readonly cast: Record<Member, CastIds>,
  ) {
    ({ clock: this.clock, settings: this.settings, database: this.database } = core);
    this.transactions = core.transactions;
  }

  /** Pass `present` if the cast is already in the database; `wrap` wraps the server's file storage. */
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
    const core = { settings, clock, database, transactions, storage };
    return new TestApi(app, await app.getUrl(), core, cast);
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

  /** Signs in with a separate session, for tests that end it. */
  async signIn(member: Member): Promise<Caller> {
    const { email } = CAST[member];
    const answer = await this.anonymous.post('/api/auth/login', { email, password: PASSWORD });
    if (answer.status !== 200) throw new Error(`${member} cannot sign in: ${answer.text}`);
    return this.caller((answer.body as { token: string }).token);
  }

  /** The same user without a socket: faster if the test does not depend on the connection. */
  injected({ token }: Caller): Caller {
    return new InjectedCaller(this.app, token);
  }

  /** A caller with this token. */
  caller(token: string | null): Caller {
    return new Caller(this.app.getHttpServer(), token);
  }

  async stop(): Promise<void> {
    await this.app.close();
  }
}

/**
 * Runs the tests against one real application on SQLite, and in the full tier against one on MariaDB. Call `api()`
 * only inside tests; `env` overrides settings.
 */
export function describeHttp(
  name: string,
  tests: (api: () => TestApi) => void,
  env: Record<string, string> = {},
): void {
  describeWithDatabase(name, application(tests, env));
}

/**
 * Runs the tests on both engines in both tiers; for tests of statements, transactions, sorting, collations or locks.
 */
export function describeHttpOnEachDatabase(
  name: string,
  tests: (api: () => TestApi) => void,
  env: Record<string, string> = {},
): void {
  describeOnEachDatabase(name, application(tests, env));
}

/** Runs the tests on the database server, and in the full tier also on SQLite. */
export function describeHttpOnServer(
  name: string,
  tests: (api: () => TestApi) => void,
  env: Record<string, string> = {},
): void {
  if (IS_FULL_TIER) describeOn('sqlite', name, application(tests, env));
  describeOn('mysql', name, application(tests, env));
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
