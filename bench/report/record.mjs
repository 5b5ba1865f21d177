import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../BENCHMARKS.md');
const BEGIN = '<!-- measured: server -->';
const END = '<!-- end: server -->';

/** Puts the report between its marks in BENCHMARKS.md. @param {string} report @param {number} rounds */
export function record(report, rounds) {
  const text = readFileSync(FILE, 'utf8');
  const [before, rest = ''] = text.split(BEGIN);
  const [, after = ''] = rest.split(END);
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const machine = `Measured on ${String(cpus().length)} cores (${platform()} ${arch()}, ${String(gigabytes)} GB), Node ${process.versions.node}; medians of ${String(rounds)} rounds.`;
  writeFileSync(FILE, `${before}${BEGIN}\n\n${machine}\n\n${report}\n${END}${after}`);
}
