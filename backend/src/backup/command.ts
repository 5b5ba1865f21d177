import type { BackupHeader } from './backup-header';

/** Runs a command of the command line: prints one line on success, or one on failure with exit status 1. */
export async function runCommand(failure: string, work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${failure}: ${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** Summarises a backup: `12 users, 60 customers, 400 jobs and 2,345 other records`. */
export function contentsOf({ counts }: BackupHeader): string {
  const { users = 0, customers = 0, jobs = 0, ...others } = counts;
  const other = Object.values(others).reduce((sum, count) => sum + count, 0);
  const number = (count: number, one: string) =>
    `${count.toLocaleString('en-CA')} ${one}${count === 1 ? '' : 's'}`;
  return `${number(users, 'user')}, ${number(customers, 'customer')}, ${number(jobs, 'job')} and ${number(other, 'other record')}`;
}

/** For an unreachable server with several addresses the error has only a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.name;
  return (error.message === '' ? code : error.message).split('\n', 1)[0] ?? code;
}
