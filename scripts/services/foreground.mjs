/** Runs a service module as a command of its own. */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Whether a module is the main program of `node`, rather than imported.
 * @param {string} moduleUrl the module's `import.meta.url`
 */
function isCommand(moduleUrl) {
  const asked = process.argv[1];
  return asked !== undefined && realpathSync(asked) === realpathSync(fileURLToPath(moduleUrl));
}

/**
 * If the module is the command, prints the result of `find`; if it is imported, does nothing.
 * @param {string} moduleUrl
 * @param {() => Promise<string>} find
 */
export async function printInForeground(moduleUrl, find) {
  if (!isCommand(moduleUrl)) return;
  try {
    process.stdout.write(`${await find()}\n`);
  } catch (error) {
    fail(error);
  }
}

/**
 * If the module is the command, starts its service, prints the lines and stops on Ctrl-C. If it is imported, does
 * nothing.
 * @param {string} moduleUrl
 * @param {() => Promise<{ stop: () => Promise<void>, lines: string[] }>} start
 */
export async function runInForeground(moduleUrl, start) {
  if (!isCommand(moduleUrl)) return;
  try {
    const service = await start();
    process.stdout.write([...service.lines, 'Running; stop with Ctrl-C.', ''].join('\n'));
    await new Promise((resolve) => {
      const pulse = setInterval(() => undefined, 60_000);
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
        process.once(signal, () => {
          clearInterval(pulse);
          resolve(undefined);
        });
      }
    });
    await service.stop();
  } catch (error) {
    fail(error);
  }
}

/** @param {unknown} error */
function fail(error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
