import { ensureProgram } from '../services/binaries.mjs';
import { ensureChromium, ensureHeadlessShell } from '../services/chromium.mjs';
import { HAPROXY } from '../services/haproxy.mjs';
import { startMariaDb } from '../services/mariadb.mjs';
import { PROMTOOL } from '../services/promtool.mjs';
import { REDIS } from '../services/redis.mjs';
import { step } from '../steps/progress.mjs';

/** @typedef {'mariadb' | 'chromium' | 'headlessShell' | 'redis' | 'promtool' | 'haproxy'} ServiceName */

/**
 * How each service is had, and the variable under which the suites find it. A variable that is
 * set already is used as it stands.
 * @typedef {object} Provision
 * @property {string} title
 * @property {string} variable
 * @property {() => Promise<{ value: string, stop: () => Promise<void> }>} start
 */

/**
 * Few tests start such a program, and they say what is missing better than a suite that does not begin.
 * @param {import('../services/binaries.mjs').Program} program
 * @param {string} variable
 * @returns {Provision}
 */
const sought = (program, variable) => ({
  title: `Looking for ${program.title}`,
  variable,
  start: async () => ({
    value: await ensureProgram(program).catch(() => ''),
    stop: () => Promise.resolve(),
  }),
});

/** @type {Record<ServiceName, Provision>} */
export const PROVISIONS = {
  mariadb: {
    title: 'Starting a private MariaDB',
    variable: 'TEST_MARIADB_URL',
    start: async () => {
      const { adminUrl, stop } = await startMariaDb();
      return { value: adminUrl, stop };
    },
  },
  chromium: {
    title: 'Looking for Chromium',
    variable: 'CHROMIUM_PATH',
    start: async () => ({ value: await ensureChromium(), stop: () => Promise.resolve() }),
  },
  headlessShell: {
    title: 'Looking for Chromium without windows',
    variable: 'HEADLESS_SHELL_PATH',
    start: async () => ({ value: await ensureHeadlessShell(), stop: () => Promise.resolve() }),
  },
  redis: sought(REDIS, 'REDIS_SERVER_PATH'),
  promtool: sought(PROMTOOL, 'PROMTOOL_PATH'),
  haproxy: sought(HAPROXY, 'HAPROXY_PATH'),
};

/**
 * Starts each service when it is first needed, once.
 * @param {NodeJS.ProcessEnv} env
 * @param {Record<string, Provision>} [provisions]
 */
export function provideServices(env, provisions = PROVISIONS) {
  /** @type {Map<string, Promise<{ value: string, stop: () => Promise<void> }>>} */
  const started = new Map();

  /**
   * @param {string[]} names
   * @returns {Promise<Record<string, string>>} the variables to set
   */
  const provide = async (names) => {
    /** @type {Record<string, string>} */
    const variables = {};
    for (const name of names) {
      const provision = provisions[name];
      if (!provision) throw new Error(`There is no service named ${name}.`);
      const given = env[provision.variable];
      if (!started.has(name) && !given) started.set(name, step(provision.title, provision.start));
      variables[provision.variable] = given ?? (await started.get(name))?.value ?? '';
    }
    return variables;
  };

  return {
    provide,

    /**
     * Starts the services one after the other. One that cannot start is told of by the suites
     * that need it.
     * @param {string[]} names
     */
    async prepare(names) {
      for (const name of new Set(names)) await provide([name]).catch(() => undefined);
    },

    /** Stops what was started, whatever became of the suites. */
    async stop() {
      for (const service of started.values()) {
        await service.then(
          ({ stop }) => stop(),
          () => undefined,
        );
      }
      started.clear();
    },
  };
}
