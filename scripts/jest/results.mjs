import { createEmptyTestResult } from '@jest/test-result';
import { formatExecError, formatResultsErrors } from 'jest-message-util';

/** @typedef {import('@jest/test-result').AssertionResult} AssertionResult */
/** @typedef {import('@jest/types').Circus.RunResult} RunResult */

/**
 * The result of a test file in the format of Jest's reporters.
 * @param {string} file
 * @param {RunResult} outcome
 * @param {{ start: number, end: number }} times in milliseconds
 * @param {{ globalConfig: import('@jest/types').Config.GlobalConfig, config: import('@jest/types').Config.ProjectConfig }} run
 * @returns {import('@jest/test-result').TestResult}
 */
export function resultOfFile(file, outcome, { start, end }, { globalConfig, config }) {
  const testResults = outcome.testResults.map(resultOfTest);
  const count = (/** @type {AssertionResult['status']} */ status) =>
    testResults.filter((test) => test.status === status).length;
  const { unhandledErrors } = outcome;
  const messages = [
    formatResultsErrors(testResults, config, globalConfig, file),
    ...unhandledErrors.map((error) => formatExecError(error, config, globalConfig, file)),
  ];
  const empty = createEmptyTestResult();
  return {
    ...empty,
    testFilePath: file,
    testResults,
    numPassingTests: count('passed'),
    numFailingTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: { ...empty.perfStats, start, end, runtime: end - start },
    failureMessage: messages.filter(Boolean).join('\n\n') || null,
    ...(unhandledErrors.length > 0 && {
      testExecError: { message: '', stack: unhandledErrors.join('\n') },
    }),
  };
}

/**
 * @param {RunResult['testResults'][number]} test
 * @returns {AssertionResult}
 */
function resultOfTest({ testPath, status, errors, duration, numPassingAsserts }) {
  // The first is the name of the block around the whole file.
  const titles = testPath.slice(1).map(String);
  return {
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1) ?? '',
    fullName: titles.join(' '),
    status: statusOf(status, errors),
    duration,
    failureDetails: [],
    failureMessages: errors,
    numPassingAsserts,
  };
}

/**
 * @param {RunResult['testResults'][number]['status']} status
 * @param {string[]} errors
 * @returns {AssertionResult['status']}
 */
function statusOf(status, errors) {
  if (errors.length > 0) return 'failed';
  if (status === 'done') return 'passed';
  return status === 'todo' ? 'todo' : 'pending';
}
