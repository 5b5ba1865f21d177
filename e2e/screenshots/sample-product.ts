import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A working morning in Toronto. */
export const NOW = '2026-03-10T14:20:00.000Z';
export const PASSWORD = 'a picture of the product';

const BACKEND = join(__dirname, '../../backend/dist');
const READY = /ready at (http:\/\/\S+)/;

/** The built product with its sample company and a fixed clock. */
export async function startSampleProduct(): Promise<{
  address: string;
  stop: () => Promise<void>;
}> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dispatch-pictures-'));
  const env = {
    ...{ PATH: process.env['PATH'], NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0' },
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ADMIN_PASSWORD: PASSWORD, CLOCK: NOW },
  };
  const run = (program: string): ChildProcess => {
    const args = ['--import', join(__dirname, 'set-clock.mjs'), join(BACKEND, program)];
    return spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  };
  const [code] = (await once(run('demo.js'), 'exit')) as [number];
  if (code !== 0) throw new Error('The sample company could not be made.');
  const server = run('main.js');
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = READY.exec(output)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    server.once('exit', () => reject(new Error('The server ended.')));
  });
  return {
    address: `http://localhost:${new URL(address).port}`,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
