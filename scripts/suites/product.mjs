import { BUILDS, isCurrent, runBuild } from '../steps/builds.mjs';
import { StepFailed } from '../steps/command.mjs';

/**
 * The result of building the product.
 * @typedef {object} Built
 * @property {number} passed parts that are built
 * @property {string[]} failures what went wrong with the others
 * @typedef {(onStart?: (pid: number) => void) => Promise<Built>} BuiltProduct `onStart` hears of each build's process
 */

/**
 * Builds the product when it is first needed, and only once for all suites.
 * @param {BuiltProduct} build
 * @returns {BuiltProduct}
 */
export function buildOnce(build) {
  /** @type {Promise<Built> | undefined} */
  let built;
  return (onStart) => (built ??= build(onStart));
}

/**
 * Builds every part whose sources changed since its last build.
 * @param {AbortSignal} signal
 * @param {(pid: number) => void} [onStart]
 * @returns {Promise<Built>}
 */
export async function buildProduct(signal, onStart) {
  const built = { passed: 0, failures: /** @type {string[]} */ ([]) };
  for (const build of BUILDS) {
    try {
      if (!isCurrent(build)) await runBuild(build, signal, onStart);
      built.passed += 1;
    } catch (error) {
      const details = error instanceof StepFailed ? `${error.details}\n` : '';
      built.failures.push(`${details}${String(error)}`);
    }
  }
  return built;
}
