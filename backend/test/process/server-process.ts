import { type ChildProcess, spawn } from 'node:child_process';
import { record } from '../../../scripts/suites/journal.mjs';
import { Caller } from '../app/caller';
import { builtServer } from './server-build';

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export type ServerEnv = Readonly<Record<string, string>>;

export const ADMIN = { email: 'first@example.com', password: 'correct horse battery' };

/** Default settings of servers under test; `env` adds and overrides. */
const DEFAULTS: ServerEnv = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  JWT_SECRET: 'one signing key for all the processes of a test',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};

/** The built server in its own process, on the same port across restarts. */
export class ServerProcess {
  readonly ended: Promise<Ending>;
  private output = '';
  private onOutput: (() => void)[] = [];

  private constructor(
    readonly port: number,
    private readonly env: ServerEnv,
    private readonly nodeArguments: readonly string[],
    private readonly child: ChildProcess,
  ) {
    const take = (chunk: Buffer) => {
      this.output += chunk.toString();
      this.wake();
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    this.ended = new Promise((resolve) => {
      // 'close' fires after the end of the output.
      child.once('close', (code, signal) => resolve({ code, signal }));
    });
    const killNow = () => child.kill('SIGKILL');
    process.once('exit', killNow);
    void this.ended.then(() => process.removeListener('exit', killNow));
  }

  /** Starts the program without waiting. DATA_DIR is also its working directory. */
  static async launch(
    env: ServerEnv & { readonly DATA_DIR: string },
    nodeArguments: readonly string[] = [],
    port?: number,
  ): Promise<ServerProcess> {
    const main = await builtServer();
    const { freePort } = await import('../../../scripts/services/private-server.mjs');
    const used = port ?? (await freePort());
    record('server-starts');
    const child = spawn(process.execPath, [...nodeArguments, main], {
      cwd: env.DATA_DIR,
      env: { ...DEFAULTS, PORT: String(used), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new ServerProcess(used, env, nodeArguments, child);
  }

  /** Starts the program and waits until it answers requests. */
  static async start(
    env: ServerEnv & { readonly DATA_DIR: string },
    nodeArguments: readonly string[] = [],
    port?: number,
  ): Promise<ServerProcess> {
    const server = await ServerProcess.launch(env, nodeArguments, port);
    await server.says(/is ready at/);
    return server;
  }

  /** Restarts the server after it has ended. */
  again(): Promise<ServerProcess> {
    const env = this.env as ServerEnv & { DATA_DIR: string }; // given so at its start
    return ServerProcess.start(env, this.nodeArguments, this.port);
  }

  get address(): string {
    return `http://127.0.0.1:${String(this.port)}`;
  }

  get anonymous(): Caller {
    return new Caller(this.address, null);
  }

  /** The complete output so far. */
  get printed(): string {
    return this.output;
  }

  get lines(): string[] {
    return this.output.split('\n').filter((line) => line !== '');
  }

  /** Waits for matching output. */
  async says(pattern: RegExp, withinMs = 300_000): Promise<void> {
    const problem = { why: '' };
    const giveUp = (why: string) => {
      problem.why ||= why;
      this.wake();
    };
    const timer = setTimeout(() => giveUp('in time'), withinMs);
    void this.ended.then((ending) => giveUp(`before its end, ${JSON.stringify(ending)}`));
    while (!pattern.test(this.output) && problem.why === '')
      await new Promise<void>((resolve) => this.onOutput.push(resolve));
    clearTimeout(timer);
    if (!pattern.test(this.output))
      throw new Error(`The server did not say ${String(pattern)} ${problem.why}:\n${this.output}`);
  }

  /** Signs in as the first admin, once it exists. */
  async admin(): Promise<Caller> {
    await this.says(/First sign-in/);
    return this.signIn(ADMIN);
  }

  async signIn(who: { email: string; password: string }): Promise<Caller> {
    const { email, password } = who;
    const answer = await this.anonymous.post('/api/auth/login', { email, password });
    if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.text}`);
    return new Caller(this.address, (answer.body as { token: string }).token);
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** Stops as in a power cut. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  /** Stops gracefully. */
  stop(): Promise<Ending> {
    this.child.kill('SIGTERM');
    return this.ended;
  }

  private wake(): void {
    for (const resolve of this.onOutput.splice(0)) resolve();
  }
}
