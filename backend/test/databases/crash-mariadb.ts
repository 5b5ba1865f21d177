import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { eventually } from '../eventually';

/**
 * Ends a MariaDB abruptly, like a power cut; needs Linux.
 * @returns a function that restarts it on its data and port
 */
export async function crashMariaDb(pid: number): Promise<() => ChildProcess> {
  const [program = '', ...line] = readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8')
    .split('\0')
    .filter((word) => word !== '');
  process.kill(pid, 'SIGKILL');
  await eventually('MariaDB is gone', () => !existsSync(`/proc/${String(pid)}`));
  // The accounts exist since its first start.
  const again = line.filter((word) => !word.startsWith('--init-file'));
  return () => {
    const child = spawn(program, again, { stdio: 'ignore' });
    const killNow = () => child.kill('SIGKILL');
    process.once('exit', killNow);
    child.once('exit', () => process.removeListener('exit', killNow));
    return child;
  };
}
