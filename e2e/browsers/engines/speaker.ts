import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export interface Speaker {
  /** For the browser that plays. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => void;
}

/** A sound server without a speaker. */
export async function startSpeaker(pulseaudio: string): Promise<Speaker> {
  const home = mkdtempSync(join(tmpdir(), 'dispatch-speaker-'));
  const socket = join(home, 'socket');
  const program = spawn(
    pulseaudio,
    [
      ...['-n', '--daemonize=no', '--exit-idle-time=-1', '--use-pid-file=no', '--disable-shm'],
      ...['--load=module-null-sink'],
      `--load=module-native-protocol-unix auth-anonymous=1 socket=${socket}`,
    ],
    { stdio: 'ignore', env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home } },
  );
  await expect.poll(() => existsSync(socket), { timeout: 120_000 }).toBe(true);
  return {
    env: { PULSE_SERVER: `unix:${socket}` },
    stop: () => {
      program.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
