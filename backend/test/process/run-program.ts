import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { builtServer } from './server-build';
import type { ServerEnv } from './server-process';

export interface Ending {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a built program, like the npm script. */
export async function runProgram(name: string, args: string[], env: ServerEnv): Promise<Ending> {
  const file = join(dirname(await builtServer()), `${name}.js`);
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [file, ...args], { env }, (_error, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}
