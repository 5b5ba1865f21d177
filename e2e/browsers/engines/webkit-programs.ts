import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { WebDriver } from './webdriver';

/** Lets a window be as narrow as a phone. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }';

export interface Program {
  readonly capabilities: object;
  readonly stop: () => void;
}

/** A screen without a monitor. */
export async function startScreen(): Promise<{ display: string; stop: () => void }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const program = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await new Promise<string>((resolve, reject) => {
    program.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    program.once('error', reject);
    program.once('exit', () => reject(new Error('Xvfb ended')));
  });
  return { display, stop: () => program.kill() };
}

/** A driver with a home of its own, ready for one browser. */
export async function startDriver(
  display: string,
  flags: readonly string[],
): Promise<{ program: Program; driver: WebDriver }> {
  const home = mkdtempSync(join(tmpdir(), 'dispatch-webkit-'));
  const settings = join(home, '.config', 'gtk-3.0');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'gtk.css'), NARROW);
  const port = await freePort();
  const path = process.env['WEBKIT_DRIVER_PATH'] ?? 'WebKitWebDriver';
  const program = spawn(
    'dbus-run-session',
    ['--', path, `--port=${String(port)}`, '--host=127.0.0.1', '--replace-on-new-session'],
    {
      // With its bus and browser in a group of its own, all end together.
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        ...{ HOME: home, DISPLAY: display, TZ: 'America/Toronto', LANG: 'en_CA.UTF-8' },
        ...{ LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
      },
    },
  );
  const driver = new WebDriver(port);
  await expect.poll(() => driver.isReady(), { timeout: 120_000 }).toBe(true);
  return { program: { capabilities: capabilities(flags), stop: () => end(program, home) }, driver };
}

function end({ pid }: ChildProcess, home: string): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}

const FLAGS = ['--automation', '--enable-mock-capture-devices=true', '--enable-media-stream=true'];

function capabilities(flags: readonly string[]): object {
  return {
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: [...FLAGS, ...flags] },
  };
}

/** The plain browser that comes with the engine's library. */
function miniBrowser(): string {
  for (const folder of readdirSync('/usr/lib'))
    for (const version of ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']) {
      const file = join('/usr/lib', folder, version, 'MiniBrowser');
      if (existsSync(file)) return file;
    }
  throw new Error('WebKitGTK has no MiniBrowser here');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }; // a TCP server, listening
      server.close(() => resolve(port));
    });
  });
}
