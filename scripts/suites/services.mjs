import { ensureProgram } from '../services/binaries.mjs';
import { ensureChromium, ensureHeadlessShell } from '../services/chromium.mjs';
import { ensureFirefox } from '../services/firefox.mjs';
import { HAPROXY } from '../services/haproxy.mjs';
import { startMariaDb } from '../services/mariadb.mjs';
import { NotAvailable } from '../services/mysql-packages.mjs';
import { startMysql } from '../services/mysql.mjs';
import { PROMTOOL } from '../services/promtool.mjs';
import { REDIS } from '../services/redis.mjs';
import { ensureWebkit } from '../services/webkit.mjs';
import { step } from '../steps/progress.mjs';

/**
 * @typedef {'mariadb' | 'mysql' | 'chromium' | 'headlessShell' | 'firefox' | 'webkit' | 'redis' | 'promtool' | 'haproxy'} ServiceName
 */

/** A suite counts as not run where the variable of one of these is empty. */
const OPTIONAL = {
  TEST_MYSQL_URL: 'MySQL',
  FIREFOX_PATH: 'Firefox',
  WEBKIT_DRIVER_PATH: 'WebKitGTK',
};

/**
 * What keeps a suite from running on this machine, if anything.
 * @param {Readonly<Record<string, string>>} variables
 * @returns {string | undefined}
 */
export function lackOf(variables) {
  const found = Object.entries(OPTIONAL).find(([variable]) => variables[variable] === '');
  return found && `${found[1]} cannot be had on this machine`;
}

/**
 * How each service is had, and the variable under which the suites find it. A variable that is
 * set already is used as it stands.
 * @typedef {object} Provision
 * @property {string} title
 * @property {string} variable
 * @property {() => Promise<Service>} start
 *
 * @typedef {object} Service
 * @property {string} value of the variable
 * @property {number} [pid] of a server
 * @property {() => Promise<void>} stop
 */

/**
 * Few tests start such a program. They report a missing one better than a suite that does not start.
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

/**
 * A browser that not every machine can have. The suites that need it then count as not run.
 * @param {string} name
 * @param {string} variable
 * @param {() => Promise<string>} ensure
 * @returns {Provision}
 */
const optional = (name, variable, ensure) => ({
  title: `Looking for ${name}`,
  variable,
  start: async () => {
    const value = await ensure().catch((/** @type {unknown} */ error) => {
      process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return '';
    });
    return { value, stop: () => Promise.resolve() };
  },
});

/** @type {Record<ServiceName, Provision>} */
export const PROVISIONS = {
  mariadb: {
    title: 'Starting a private MariaDB',
    variable: 'TEST_MARIADB_URL',
    start: async () => {
      const { adminUrl, pid, stop } = await startMariaDb();
      return { value: adminUrl, pid, stop };
    },
  },
  mysql: {
    title: 'Starting a private MySQL',
    variable: 'TEST_MYSQL_URL',
    start: async () => {
      try {
        const { adminUrl, pid, stop } = await startMysql();
        return { value: adminUrl, pid, stop };
      } catch (error) {
        if (!(error instanceof NotAvailable)) throw error;
        process.stdout.write(`${error.message}\n`);
        // The suites that need it count as not run.
        return { value: '', stop: () => Promise.resolve() };
      }
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
  firefox: optional('Firefox', 'FIREFOX_PATH', ensureFirefox),
  webkit: optional('WebKitGTK', 'WEBKIT_DRIVER_PATH', ensureWebkit),
  redis: sought(REDIS, 'REDIS_SERVER_PATH'),
  promtool: sought(PROMTOOL, 'PROMTOOL_PATH'),
  haproxy: sought(HAPROXY, 'HAPROXY_PATH'),
};

/**
 * Starts each service once, when it is first needed.
 * @param {NodeJS.ProcessEnv} env
 * @param {Record<string, Provision>} [provisions]
 */
export function provideServices(env, provisions = PROVISIONS) {
  /** @type {Map<string, Promise<Service>>} */
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
     * Starts the services one by one. The suites that need a service report its failure.
     * @param {string[]} names
     */
    async prepare(names) {
      for (const name of new Set(names)) await provide([name]).catch(() => undefined);
    },

    /**
     * @param {string} name
     * @returns {Promise<number | undefined>} the process of a server that was started here
     */
    async processOf(name) {
      const service = await started.get(name)?.catch(() => undefined);
      return service?.pid;
    },

    /** Stops every service that was started here. */
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
