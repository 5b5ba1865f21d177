/**
 * `npm run licences`: writes THIRD-PARTY-LICENCES.md, with the licence of all shipped packages. With `--check` it
 * only compares. Exits with status 1 if a licence is not allowed or the list is outdated.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../steps/root.mjs';
import { licenceOf, OTHER_MATTER, refusedLicences } from './licence-rules.mjs';
import { lockedPackages, shippedPackages } from './shipped.mjs';

const FILE = join(ROOT, 'THIRD-PARTY-LICENCES.md');
const HEAD = `# Licences of what ships

Made by \`npm run licences\` from the lockfile; \`npm run check\` fails when it is stale. The text of each licence lies in
the package itself, under \`node_modules\`. The server's packages are installed with it, and the browser's may be part of
its scripts.
`;

/** @param {readonly import('./shipped.mjs').Shipped[]} shipped */
export function licencesText(shipped) {
  const packages = shipped.map(
    (one) => `| ${one.name} | ${one.version} | ${licenceOf(one)} | ${one.places.join(', ')} |`,
  );
  const matter = OTHER_MATTER.map(
    ({ name, version, licence, within, about }) =>
      `| ${name} | ${version} | ${licence} | ${within} | ${about} |`,
  );
  return [
    HEAD,
    '## Fonts, data and what stands inside packages\n',
    '| What | Version | Licence | In | What for |',
    '| --- | --- | --- | --- | --- |',
    ...matter,
    `\n## ${String(shipped.length)} packages\n`,
    '| Package | Version | Licence | In |',
    '| --- | --- | --- | --- |',
    ...packages,
    '',
  ].join('\n');
}

function run() {
  const shipped = shippedPackages(lockedPackages(ROOT));
  const refused = refusedLicences(shipped);
  for (const line of refused) process.stderr.write(`This licence is not allowed. ${line}\n`);
  if (refused.length > 0) process.exitCode = 1;
  const text = licencesText(shipped);
  if (!process.argv.includes('--check')) writeFileSync(FILE, text);
  else if (readFileSync(FILE, 'utf8') !== text) {
    process.stderr.write('THIRD-PARTY-LICENCES.md is stale: run npm run licences.\n');
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run();
