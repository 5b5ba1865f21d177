import { Worker } from 'jest-worker';

/**
 * Runs the test files in processes that each load the sources once. Jest's own runner reloads them for every file,
 * which takes three times as long.
 */
export default class SharedModulesRunner {
  /** @param {import('@jest/types').Config.GlobalConfig} globalConfig */
  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  /**
   * @param {import('@jest/test-result').Test[]} tests
   * @param {{ isInterrupted: () => boolean }} watcher
   * @param {(test: import('@jest/test-result').Test) => Promise<void>} onStart
   * @param {(test: import('@jest/test-result').Test, result: import('@jest/test-result').TestResult) => Promise<void>} onResult
   * @param {(test: import('@jest/test-result').Test, error: import('@jest/test-result').SerializableError) => Promise<void>} onFailure
   */
  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const [first] = tests;
    if (!first) return;
    const numWorkers = Math.min(this.globalConfig.maxWorkers, tests.length);
    const pool = /** @type {Worker & typeof import('./worker.mjs')} */ (
      new Worker(new URL('worker.mjs', import.meta.url), {
        exposedMethods: ['runFile'],
        setupArgs: [this.globalConfig, first.context.config],
        numWorkers,
        // A file that ends its process fails.
        maxRetries: 0,
        forkOptions: {
          execArgv: ['--conditions=source', '--no-strip-types', '--max-semi-space-size=64'],
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        },
      })
    );
    const waiting = [...tests];
    const takeTests = async () => {
      for (let test = waiting.shift(); test && !watcher.isInterrupted(); test = waiting.shift()) {
        await onStart(test);
        try {
          await onResult(test, await pool.runFile(test.path));
        } catch (error) {
          await onFailure(
            test,
            /** @type {import('@jest/test-result').SerializableError} */ (error),
          );
        }
      }
    };
    await Promise.all(Array.from({ length: numWorkers }, takeTests));
    await pool.end();
  }
}
