/** The duration of a backup and its restore: `npm run bench -- --drill --jobs 100000,1000000`. */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SERVER_MEMORY } from '../../scripts/steps/server-memory.mjs';
import { SECRET, startApp } from '../measure/pair.mjs';
import { preparePlace } from '../measure/place.mjs';
import { markdown, titleOf } from '../report/tables.mjs';

const BUILT = join(import.meta.dirname, '../../backend/dist');
const HEAD = ['Company', 'backup s', 'file MB', 'restore s', 'start afterwards s'];

const run = promisify(execFile);

/** Duration in seconds. @param {() => Promise<unknown>} work */
async function secondsOf(work) {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

/**
 * Backs up the company while its server runs, and restores it over the company with the server stopped.
 * @param {import('../measure/place.mjs').Engine} engine
 * @param {number} jobs
 */
async function drill(engine, jobs) {
  const place = await preparePlace(engine, jobs);
  try {
    const file = join(String(place.appEnv['DATA_DIR']), 'company.backup');
    const command = (/** @type {string} */ name, /** @type {string[]} */ ...more) =>
      run(process.execPath, [join(BUILT, `${name}.js`), file, ...more], {
        env: { ...process.env, ...place.appEnv, ...SERVER_MEMORY, JWT_SECRET: SECRET },
      });
    const app = await startApp(place);
    const backup = await secondsOf(() => command('backup'));
    await app.stop();
    const restore = await secondsOf(() => command('restore', '--replace'));
    let again = app;
    const start = await secondsOf(async () => {
      again = await startApp(place);
    });
    await again.stop();
    const [taken, back, ready] = [backup, restore, start].map((each) => each.toFixed(1));
    const megabytes = (statSync(file).size / 1_000_000).toFixed(0);
    return [titleOf({ engine, jobs }), taken, megabytes, back, ready].map(String);
  } finally {
    await place.remove();
  }
}

/**
 * @param {readonly import('../measure/place.mjs').Engine[]} engines
 * @param {readonly number[]} sizes
 * @param {(line: string) => void} say
 */
export async function measureDrills(engines, sizes, say) {
  const rows = [HEAD];
  for (const engine of engines)
    for (const jobs of sizes) {
      say(`${titleOf({ engine, jobs })}: backup and restore`);
      const row = await drill(engine, jobs);
      // Each run takes minutes up to an hour, so print each result at once: a failure must not lose earlier ones.
      say(row.join(', '));
      rows.push(row);
    }
  return markdown(rows);
}
