import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import mysql from 'mysql2/promise';
import { SERVER_URL } from './database-server';
import { record } from '../../scripts/suites/journal.mjs';

export type Engine = 'sqlite' | 'mysql';

const SERVER = join(__dirname, '../../backend/dist/main.js');
const DATABASE_FILE = 'dispatch.db';
const READY = /ready at (http:\/\/\S+)/;
/** The first admin is created once the server listens. */
const FIRST_ADMIN = /First sign-in: /;

export const ADMIN = { email: 'admin@example.com', password: 'an admin of the tests' };

/** The built product with its own database. */
export class Product {
  private server: ChildProcess | undefined;
  private output = '';

  private constructor(
    private readonly dataDir: string,
    private readonly database: { url: string; drop: () => Promise<void> } | null,
    private readonly settings: Readonly<Record<string, string>>,
    private port: number,
  ) {}

  /** Starts on a free port, unless the settings specify one known in advance. */
  static async start(
    engine: Engine,
    settings: Readonly<Record<string, string>> = {},
    port = 0,
  ): Promise<Product> {
    const dataDir = mkdtempSync(join(tmpdir(), 'dispatch-e2e-'));
    const database = engine === 'sqlite' ? null : await freshDatabase();
    const product = new Product(dataDir, database, settings, port);
    await product.launch(FIRST_ADMIN);
    return product;
  }

  get address(): string {
    return `http://localhost:${String(this.port)}`;
  }

  /** Queries the database directly. */
  async rows<Row>(sql: string, values: readonly (string | number)[] = []): Promise<Row[]> {
    if (this.database !== null) return rowsOf<Row>(this.database.url, sql, values);
    const file = new DatabaseSync(join(this.dataDir, DATABASE_FILE), { readOnly: true });
    try {
      return file.prepare(sql).all(...values) as Row[]; // as the caller selects them
    } finally {
      file.close();
    }
  }

  /** Kills the server without a graceful shutdown, and restarts it on the same port. */
  async crashAndRestart(): Promise<void> {
    await this.end('SIGKILL');
    await this.launch(READY);
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    await this.database?.drop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Starts the server and waits until it has printed its address, and `last`. */
  private async launch(last: RegExp): Promise<void> {
    this.output = '';
    record('server-starts');
    const server = spawn(process.execPath, [SERVER], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'warn',
        ADMIN_PASSWORD: ADMIN.password,
        ...this.settings,
        ...(this.database === null ? {} : { DATABASE_URL: this.database.url }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.server = server;
    const address = await new Promise<string>((resolve, reject) => {
      const take = (chunk: Buffer) => {
        this.output += chunk.toString();
        const ready = READY.exec(this.output)?.[1];
        if (ready !== undefined && last.test(this.output)) resolve(ready);
      };
      server.stdout.on('data', take);
      server.stderr.on('data', take);
      server.once('exit', () => reject(new Error(`The server ended: ${this.output}`)));
    });
    this.port = Number(new URL(address).port);
  }

  private async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { server } = this;
    if (server === undefined || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  }
}

async function rowsOf<Row>(
  url: string,
  sql: string,
  values: readonly (string | number)[],
): Promise<Row[]> {
  const connection = await mysql.createConnection({ uri: url, timezone: 'Z' });
  try {
    const [rows] = await connection.query(sql, [...values]);
    return rows as Row[]; // as the caller selects them
  } finally {
    await connection.end();
  }
}

async function freshDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const admin = process.env[SERVER_URL];
  if (admin === undefined) throw new Error(`${SERVER_URL} names no database server`);
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const connection = await mysql.createConnection(admin);
    await connection.query(sql);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => run(`DROP DATABASE ${name}`) };
}
