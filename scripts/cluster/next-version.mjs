/** A build of the next version: the present one with one additional migration. */
import { appendFileSync, cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/root.mjs';

const MIGRATIONS = 'database/schema/migrations.js';

/**
 * @param {string} folder that is not there yet
 * @param {string} name of the migration, and of the table and the column that it adds
 * @returns {string} the folder of the build
 */
export function buildNextVersion(folder, name) {
  const backend = join(folder, 'backend');
  const build = join(backend, 'dist');
  mkdirSync(backend, { recursive: true });
  // Links everything else to where a build expects it.
  linkAll(ROOT, folder, ['backend', '.cache', '.git']);
  linkAll(join(ROOT, 'backend'), backend, ['dist']);
  cpSync(join(ROOT, 'backend/dist'), build, { recursive: true });
  const file = join(build, MIGRATIONS);
  if (!readFileSync(file, 'utf8').includes('const MIGRATIONS = ['))
    throw new Error(`${file} holds no list of migrations.`);
  appendFileSync(
    file,
    `\nMIGRATIONS.push(${JSON.stringify({
      name: `9999-${name}`,
      expands: true,
      steps: [
        `CREATE TABLE \`${name}\` ({id}, \`word\` varchar(20) NOT NULL) {table}`,
        `ALTER TABLE \`jobs\` ADD COLUMN \`${name}\` varchar(20) NOT NULL DEFAULT 'new'`,
        `CREATE INDEX \`jobs_${name}\` ON \`jobs\` (\`${name}\`, id)`,
      ],
    })});\n`,
  );
  return build;
}

/** @param {string} from @param {string} to @param {string[]} except */
function linkAll(from, to, except) {
  for (const name of readdirSync(from))
    if (!except.includes(name)) symlinkSync(join(from, name), join(to, name));
}
