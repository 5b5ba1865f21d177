/** A process that runs test files one after the other, and loads shared modules only once. */
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import * as circus from 'jest-circus';
import { ModuleMocker } from 'jest-mock';
import { recordFile } from '../suites/journal.mjs';
import './load-typescript.mjs';
import { resultOfFile } from './results.mjs';

/** @typedef {import('@jest/types').Config.GlobalConfig} GlobalConfig */
/** @typedef {import('@jest/types').Config.ProjectConfig} ProjectConfig */

const require = createRequire(import.meta.url);

/** @type {{ globalConfig: GlobalConfig, config: ProjectConfig }} */
let run;

/**
 * @param {GlobalConfig} globalConfig
 * @param {ProjectConfig} config
 */
export function setup(globalConfig, config) {
  run = { globalConfig, config };
  giveGlobals(config);
  jestExpect.setState({ expand: globalConfig.expand });
  const keepError = (/** @type {unknown} */ error) => {
    circus.getState().unhandledErrors.push(error);
  };
  process.on('uncaughtException', keepError);
  process.on('unhandledRejection', keepError);
  // A killed run leaves no process behind.
  process.once('disconnect', () => process.exit());
  for (const file of config.setupFiles) require(file);
}

/** @param {ProjectConfig} config */
function giveGlobals(config) {
  const mocker = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ config, global: globalThis });
  const { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } = circus;
  const jest = {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
    useFakeTimers: timers.useFakeTimers.bind(timers),
    useRealTimers: timers.useRealTimers.bind(timers),
    advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
    advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
    /** @param {number} ms */
    setTimeout: (ms) => {
      circus.getState().testTimeout = ms;
    },
  };
  const hooks = { afterAll, afterEach, beforeAll, beforeEach };
  Object.assign(globalThis, { ...hooks, describe, it, test, expect: jestExpect, jest });
  circus.addEventHandler(async (event) => {
    if (event.name === 'test_start' && config.restoreMocks) mocker.restoreAllMocks();
    // After one turn, Node has reported all unhandled rejections.
    if (event.name === 'run_finish') await setImmediate();
  });
}

/**
 * @param {string} file
 * @returns {Promise<import('@jest/test-result').TestResult>}
 */
export async function runFile(file) {
  const { globalConfig, config } = run;
  recordFile(relative(config.rootDir, file));
  circus.resetState();
  const state = circus.getState();
  state.testTimeout = globalConfig.testTimeout ?? config.testTimeout;
  if (globalConfig.testNamePattern) {
    state.testNamePattern = new RegExp(globalConfig.testNamePattern, 'i');
  }
  jestExpect.setState({ testPath: file });
  const start = Date.now();
  require(file);
  const outcome = await circus.run();
  return resultOfFile(file, outcome, { start, end: Date.now() }, run);
}
