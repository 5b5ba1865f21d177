import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../..');
/** Inside the workspace, so that the compiled server finds its packages. */
const CACHE = join(ROOT, 'backend/.cache/server-under-test');

const run = promisify(execFile);

function sourcesOf(part: 'domain' | 'backend'): string[] {
  const folder = join(ROOT, part, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .sort()
    .map((name) => join(folder, name));
}

function digest(): string {
  const hash = createHash('sha256');
  for (const file of [...sourcesOf('domain'), ...sourcesOf('backend'), join(ROOT, '.swcrc')])
    hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The same command as in the part's package.json. */
async function compile(part: 'domain' | 'backend', out: string): Promise<void> {
  const swc = join(ROOT, 'node_modules/@swc/cli/bin/swc.js');
  const options = ['--strip-leading-paths', '--config-file', '../.swcrc'];
  const line = [swc, 'src', '-d', out, ...options, '--ignore', '**/*.spec.ts'];
  await run(process.execPath, line, { cwd: join(ROOT, part) });
}

/**
 * Compiles the server like a release, into a folder that no other build writes to.
 * @returns the file to start
 */
export async function builtServer(): Promise<string> {
  const home = join(CACHE, digest());
  const main = join(home, 'backend/dist/main.js');
  if (existsSync(main)) return main;

  const draft = `${home}-${String(process.pid)}`;
  const domain = join(draft, 'node_modules/@dispatch/domain');
  mkdirSync(domain, { recursive: true });
  cpSync(join(ROOT, 'domain/package.json'), join(domain, 'package.json'));
  await compile('domain', join(domain, 'dist'));
  await compile('backend', join(draft, 'backend/dist'));
  try {
    renameSync(draft, home);
  } catch {
    // Another suite was quicker: both made the same.
    rmSync(draft, { recursive: true });
  }
  return main;
}
