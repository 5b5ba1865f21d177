/**
 * Measures the product against the limit: `npm run bench -- [--jobs 10000,100000] [--rounds 3]
 * [--engines sqlite,mariadb] [--ms 1000] [--record]`, or what people's browsers take: `npm run bench -- --browser`.
 * Prints Markdown; `--record` also puts it into BENCHMARKS.md.
 */
import { parseArgs } from 'node:util';
import { measureBrowser } from './browser/all.mjs';
import { measureCompany } from './measure/company.mjs';
import { record } from './report/record.mjs';
import { growthTable, requestTable, titleOf, wholeTable } from './report/tables.mjs';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    engines: { type: 'string', default: 'sqlite,mariadb' },
    ms: { type: 'string', default: '1000' },
    browser: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});

const say = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);

/** @param {string} text */
function numbers(text) {
  const found = text.split(',').map(Number);
  if (found.every((number) => Number.isInteger(number) && number > 0)) return found;
  throw new Error(`${text} is no list of positive whole numbers.`);
}

/** @param {string} text */
function engines(text) {
  return text.split(',').map((engine) => {
    if (engine === 'sqlite' || engine === 'mariadb') return engine;
    throw new Error(`There is no engine ${engine}: sqlite and mariadb are measured.`);
  });
}

const [rounds = 3] = numbers(values.rounds);
const [ms = 1_000] = numbers(values.ms);

async function measureServer() {
  /** @type {import('./measure/company.mjs').Findings[]} */
  const all = [];
  for (const engine of engines(values.engines))
    for (const jobs of numbers(values.jobs)) {
      const tell = (/** @type {string} */ line) => say(`${engine}, ${String(jobs)} jobs: ${line}`);
      all.push(await measureCompany({ engine, jobs, rounds, ms, say: tell }));
    }
  const others = growthTable(all, ({ others: requests, otherCells: cells }) => ({
    requests,
    cells,
  }));
  return [
    ...all.flatMap((findings) => [`### ${titleOf(findings)}`, requestTable(findings)]),
    ...['### The whole', wholeTable(all)],
    ...['### Other requests, after a change', others],
    ...(all.length === engines(values.engines).length
      ? []
      : ['### Growth', growthTable(all, (findings) => findings)]),
  ].join('\n\n');
}

const part = values.browser ? 'browser' : 'server';
const report = values.browser ? await measureBrowser({ rounds, say }) : await measureServer();
process.stdout.write(`${report}\n`);
if (values.record) await record(part, report, rounds);
