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
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../../..');
/** Inside the workspace, so that the compiled server finds its packages. */
const CACHE = join(ROOT, 'backend/.cache/server-under-test');

/** Longer than any test run. */
const KEPT_MS = 3 * 60 * 60 * 1000;

const run = promisify(execFile);

function sourcesOf(part: 'domain' | 'backend'): string[] {
  const folder = join(ROOT, part, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.spec.ts'))
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
  const program = join(ROOT, 'scripts/steps/compile.mjs');
  await run(process.execPath, [program, out], { cwd: join(ROOT, part) });
}

let built: Promise<string> | undefined;

/**
 * Compiles the server like a release, into a separate folder. A run of all suites has already built it and passes the
 * file.
 * @returns the file to start
 */
export function builtServer(): Promise<string> {
  return (built ??= build());
}

async function build(): Promise<string> {
  const given = process.env['SERVER_UNDER_TEST'];
  if (given !== undefined) return given;
  const home = join(CACHE, digest());
  const main = join(home, 'backend/dist/main.js');
  if (existsSync(main)) return main;
  forgetOldBuilds();

  const draft = `${home}-${String(process.pid)}`;
  const domain = join(draft, 'node_modules/@dispatch/domain');
  try {
    mkdirSync(domain, { recursive: true });
    cpSync(join(ROOT, 'domain/package.json'), join(domain, 'package.json'));
    await compile('domain', join(domain, 'dist'));
    await compile('backend', join(draft, 'backend/dist'));
    for (const pages of ['docs', 'backend/manual'])
      symlinkSync(join(ROOT, pages), join(draft, pages));
    // Another suite may have been faster: both builds are identical.
    if (!existsSync(main)) renameSync(draft, home);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return main;
}

function forgetOldBuilds(): void {
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE)) {
    const folder = join(CACHE, name);
    if (Date.now() - statSync(folder).mtimeMs > KEPT_MS) rmSync(folder, { recursive: true });
  }
}
