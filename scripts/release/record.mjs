/**
 * `npm run release:record`: keeps the sample company of this version, on each engine, and its API for the tests of later
 * versions, in `backend/test/released/VERSION`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { signedIn } from '../image/main-job.mjs';
import { startMariaDb } from '../services/mariadb.mjs';
import { BUILDS, isCurrent, runBuild } from '../steps/builds.mjs';
import { step } from '../steps/progress.mjs';
import { ROOT } from '../steps/root.mjs';
import { makeScratch } from '../steps/scratch.mjs';
import { recordedAnswers } from './recorded-answers.mjs';

/** The first admin of a sample company. */
const ADMIN = { email: 'admin@example.com', password: 'demo1234' };
const READY = /ready at (http:\/\/\S+)/;
/** Their rows are counted before and after an upgrade. */
const TABLES = [
  ...['users', 'drivers', 'customers', 'vehicles', 'jobs', 'job_units', 'unit_photos'],
  ...['unit_reports', 'report_versions', 'job_charges', 'job_comments', 'job_cancellations'],
  ...['price_list_items', 'invoices', 'invoice_lines', 'invoice_taxes', 'invoice_claims'],
  ...['payments', 'activity', 'webhooks'],
];
const JOB_FIELDS = ['id', 'status', 'poNumber', 'price', 'pickupCity', 'dropoffCity', 'version'];

/**
 * A program of the server in a process of its own.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function started(program, args, env) {
  return spawn(process.execPath, [join(ROOT, 'backend/dist', program), ...args], {
    cwd: env['DATA_DIR'],
    env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<void>}
 */
function run(program, args, env) {
  const child = started(program, args, env);
  child.stdout.resume();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ended with status ${String(code)}.`));
    });
  });
}

/**
 * Makes a sample company, and its backup without photos.
 * @param {string} file
 * @param {Record<string, string>} env
 */
async function keepCompany(file, env) {
  mkdirSync(env['DATA_DIR'] ?? '', { recursive: true });
  await run('demo.js', [], env);
  rmSync(join(env['DATA_DIR'] ?? '', 'files'), { recursive: true, force: true });
  await run('backup.js', [file], env);
}

/**
 * The row counts and answers that a later version must return.
 * @param {string} dataDir
 */
async function describeCompany(dataDir) {
  const database = new DatabaseSync(join(dataDir, 'dispatch.db'), { readOnly: true });
  const read = (/** @type {string} */ sql) => database.prepare(sql).get() ?? {};
  const counts = Object.fromEntries(
    TABLES.map((table) => [table, read(`SELECT COUNT(*) AS n FROM ${table}`)['n']]),
  );
  const prices = 'COUNT(*) AS jobs, SUM(priceCents) AS priceCents';
  const money = { ...read(`SELECT ${prices} FROM jobs WHERE deletedAt IS NULL`) };
  const { name: customer } = read('SELECT name FROM customers ORDER BY id LIMIT 1');
  database.close();
  const server = started('main.js', [], { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' });
  try {
    const call = await signedIn(await addressOf(server), ADMIN);
    const get = async (/** @type {string} */ path) => (await call('GET', path)).json();
    /** @type {any} */
    const whole = await get('/api/jobs/1');
    const job = Object.fromEntries(JOB_FIELDS.map((name) => [name, whole[name]]));
    return { admin: ADMIN, counts, money, job, customer, answers: await recordedAnswers(get) };
  } finally {
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGTERM');
    await ended;
  }
}

/**
 * @param {ReturnType<typeof started>} server
 * @returns {Promise<string>}
 */
function addressOf(server) {
  let output = '';
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      output += String(chunk);
      const [, address] = READY.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('close', () => {
      reject(new Error(`The server ended: ${output}`));
    });
  });
}

async function record() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const build of BUILDS.filter(({ name }) => name !== 'frontend'))
    if (!isCurrent(build)) await step(build.title, () => runBuild(build));
  await run('write-contract.js', [], { DATA_DIR: ROOT });
  const folder = join(ROOT, 'backend/test/released', version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const scratch = makeScratch();
  const dataDir = join(scratch.folder, 'sqlite');
  await step('Keeping the sample company of the embedded database', () =>
    keepCompany(join(folder, 'sqlite.backup'), { DATA_DIR: dataDir }),
  );
  const mariadb = await startMariaDb();
  try {
    await step('Keeping the sample company of MariaDB', () =>
      keepCompany(join(folder, 'mysql.backup'), {
        DATA_DIR: join(scratch.folder, 'mysql'),
        DATABASE_URL: mariadb.url,
      }),
    );
  } finally {
    await mariadb.stop();
  }
  const company = await step('Asking it', () => describeCompany(dataDir));
  writeFileSync(join(folder, 'company.json'), `${JSON.stringify(company, null, 2)}\n`);
  const contract = readFileSync(join(ROOT, 'backend/openapi.json'));
  writeFileSync(join(folder, 'openapi.json.gz'), gzipSync(contract, { level: 9 }));
  scratch.remove();
}

await record();
