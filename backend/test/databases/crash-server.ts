import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { eventually } from '../app/eventually';

/**
 * Stops a database server as in a power cut; needs Linux.
 * @returns what starts it again, on its data and its port
 */
export async function crashServer(pid: number): Promise<() => ChildProcess> {
  const [program = '', ...line] = readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8')
    .split('\0')
    .filter((word) => word !== '');
  process.kill(pid, 'SIGKILL');
  await eventually('the database server is gone', () => !existsSync(`/proc/${String(pid)}`));
  // The first start already created the accounts.
  const again = line.filter((word) => !word.startsWith('--init-file'));
  return () => {
    const child = spawn(program, again, { stdio: 'ignore' });
    const killNow = () => child.kill('SIGKILL');
    process.once('exit', killNow);
    child.once('exit', () => process.removeListener('exit', killNow));
    return child;
  };
}
