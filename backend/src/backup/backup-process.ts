import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BackupError } from './backup-error';

const PROGRAM = join(__dirname, '../backup.js');
const run = promisify(execFile);

/**
 * Takes a backup in a process of its own, so that counting large tables delays no request. Returns its summary.
 * @throws BackupError with the line that the process printed
 */
export async function backUpInProcess(file: string, signal: AbortSignal): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, [PROGRAM, file], { signal });
    return stdout.trim();
  } catch (error) {
    const printed = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    if (printed === '') throw error;
    throw new BackupError(printed);
  }
}
