/**
 * Measures the product against the limit:
 * `npm run bench -- [--jobs 10000,100000] [--rounds 3] [--callers 16,64] [--engines sqlite,mariadb,mysql] [--ms 1000]
 * [--record]`.
 * Prints Markdown; `--record` also writes it into BENCHMARKS.md. Other measurements:
 *
 * - `--growth`: response times by company size;
 * - `--browser`: pages in Chromium;
 * - `--papers`: PDFs and photos;
 * - `--hostile`: memory while hostile files arrive;
 * - `--invoices`: invoice lists and issuing;
 * - `--office [--cluster] [--people 200,500,20] [--warm 30] [--seconds 120]`: a large office;
 * - `--drill`: backup and restore;
 * - `--weather`: sending waiting e-mail;
 * - `--tracing`: the cost of traces.
 */
import { parseArgs } from 'node:util';
import { NotAvailable } from '../scripts/services/mysql-packages.mjs';
import { measureBrowser } from './browser/all.mjs';
import { measureDrills } from './drill/measure.mjs';
import { measureHostile } from './hostile/measure.mjs';
import { measureInvoices } from './invoices/measure.mjs';
import { callerOfPlace } from './measure/caller.mjs';
import { measureCompany } from './measure/company.mjs';
import { measureGrowth } from './measure/growth.mjs';
import { preparePlace } from './measure/place.mjs';
import { measurePapers } from './papers/measure.mjs';
import { measureOffice, oneProcess, wholeCluster } from './office/measure.mjs';
import { officeReport } from './office/report.mjs';
import { record } from './report/record.mjs';
import { measureTracing } from './tracing/measure.mjs';
import { measureWeather } from './weather/measure.mjs';
import { growthTable, requestTable, titleOf, wholeTable } from './report/tables.mjs';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    callers: { type: 'string', default: '16,64' },
    engines: { type: 'string', default: 'sqlite,mariadb,mysql' },
    ms: { type: 'string', default: '1000' },
    growth: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    papers: { type: 'boolean', default: false },
    hostile: { type: 'boolean', default: false },
    invoices: { type: 'boolean', default: false },
    drill: { type: 'boolean', default: false },
    weather: { type: 'boolean', default: false },
    tracing: { type: 'boolean', default: false },
    office: { type: 'boolean', default: false },
    cluster: { type: 'boolean', default: false },
    people: { type: 'string', default: '200,500,20' },
    warm: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '120' },
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
    if (engine === 'sqlite' || engine === 'mariadb' || engine === 'mysql') return engine;
    throw new Error(`There is no engine ${engine}: sqlite, mariadb and mysql are measured.`);
  });
}

const [rounds = 3] = numbers(values.rounds);
const [ms = 1_000] = numbers(values.ms);
const callers = numbers(values.callers);

/** @param {import('./measure/place.mjs').Engine} engine */
async function measureEngine(engine) {
  /** @type {import('./measure/place.mjs').Place[]} */
  const places = [];
  const companies = [];
  const findings = [];
  const tell = (/** @type {string} */ of) => (/** @type {string} */ line) =>
    say(`${engine}, ${of}: ${line}`);
  try {
    for (const jobs of numbers(values.jobs)) {
      const sayOf = tell(`${String(jobs)} jobs`);
      sayOf('making the company');
      const place = await preparePlace(engine, jobs);
      places.push(place);
      sayOf(`loaded in ${place.loadSeconds.toFixed(0)} s`);
      const company = { engine, jobs, place };
      if (values.growth) {
        companies.push({ ...company, caller: await callerOfPlace(company) });
        continue;
      }
      const found = await measureCompany(company, { callers, rounds, ms, say: sayOf });
      findings.push(found);
      companies.push({ ...company, caller: found.caller });
    }
    const growth = await measureGrowth(companies, { rounds, ms, say: tell('growth') });
    return { findings, growth };
  } finally {
    for (const place of places) await place.remove();
  }
}

/** @typedef {{ part: import('./report/record.mjs').Part, text: string }} Report */

/** @returns {Promise<Report[]>} */
async function measureServer() {
  const all = [];
  for (const engine of engines(values.engines)) {
    try {
      all.push(await measureEngine(engine));
    } catch (error) {
      if (!(error instanceof NotAvailable)) throw error;
      say(`${engine} is not measured: ${error.message}`);
    }
  }
  const findings = all.flatMap((engine) => engine.findings);
  const growths = all.map(({ growth }) => growth);
  const server = [
    ...findings.flatMap((found) => [`### ${titleOf(found)}`, requestTable(found)]),
    ...['### The whole', wholeTable(findings)],
  ];
  const growth = [
    ...['### Other requests, after a change', growthTable(growths, 'otherNames')],
    ...(numbers(values.jobs).length > 1 ? ['### Growth', growthTable(growths, 'names')] : []),
  ];
  /** @type {Report[]} */
  const reports = [{ part: 'growth', text: growth.join('\n\n') }];
  return values.growth ? reports : [{ part: 'server', text: server.join('\n\n') }, ...reports];
}

/** @returns {Promise<Report[]>} */
async function measureOffices() {
  const [consoles = 0, phones = 0, programs = 0] = numbers(values.people);
  const [warmSeconds = 0] = numbers(values.warm);
  const [seconds = 0] = numbers(values.seconds);
  const office = { consoles, phones, programs, warmSeconds, seconds };
  const [jobs = 0] = numbers(values.jobs);
  const grounds = values.cluster
    ? [() => wholeCluster(say)]
    : engines(values.engines).map((engine) => () => oneProcess(engine, jobs));
  const reports = [];
  for (const prepare of grounds) {
    const ground = await prepare();
    try {
      reports.push(officeReport(await measureOffice(ground, office, say)));
    } finally {
      await ground.remove();
    }
  }
  return [{ part: values.cluster ? 'office-cluster' : 'office', text: reports.join('\n\n') }];
}

/** @returns {Promise<Report[]>} */
async function measure() {
  if (values.office) return measureOffices();
  if (values.drill) {
    const text = await measureDrills(engines(values.engines), numbers(values.jobs), say);
    return [{ part: 'drill', text }];
  }
  if (values.weather) {
    const [jobs = 0] = numbers(values.jobs);
    const text = await measureWeather(engines(values.engines), { jobs, rounds, ms, say });
    return [{ part: 'weather', text }];
  }
  if (values.tracing) {
    const [jobs = 0] = numbers(values.jobs);
    const text = await measureTracing(engines(values.engines), { jobs, rounds, ms, say });
    return [{ part: 'tracing', text }];
  }
  if (values.papers) return [{ part: 'papers', text: await measurePapers({ rounds, say }) }];
  if (values.hostile) return [{ part: 'hostile', text: await measureHostile(say) }];
  if (values.invoices) return [{ part: 'invoices', text: await measureInvoices({ rounds, say }) }];
  if (!values.browser) return measureServer();
  return [{ part: 'browser', text: await measureBrowser({ rounds, say }) }];
}

const isOnce = values.office || values.drill || values.hostile;
for (const { part, text } of await measure()) {
  process.stdout.write(`${text}\n`);
  if (values.record) await record(part, text, isOnce ? null : rounds);
}
