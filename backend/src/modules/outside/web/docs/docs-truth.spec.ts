import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DocsPage, readDocs } from './docs-library';

const ROOT = join(__dirname, '../../../../../..');
const FOLDER = join(ROOT, 'docs');
const API_DOCUMENT = '../backend/openapi.json';
const MOST_PICTURE_BYTES = 200 * 1024;
const MOST_LINES = 120;
const MOST_WORDS = 25;
const LOCALES = { en: 'en-CA', fr: 'fr-CA' } as const;

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sourceOf = ({ name }: DocsPage) => textOf(`docs/${name}.md`);
const scriptsOf = (folder: string) =>
  (JSON.parse(textOf(join(folder, 'package.json'))) as { scripts: Record<string, string> }).scripts;

const pages = readDocs(FOLDER).flatMap((group) => group.pages);
const byName = new Map(pages.map((page) => [page.name, page]));
/** Guides, as opposed to reference pages. */
const guides = pages.filter(({ isReference }) => !isReference);
const each = (list: readonly DocsPage[]) => list.map((page) => [page.name, page] as const);

const FENCE = /^```[^\n]*\n([\s\S]*?)^```$/gm;
/** The code in a page: blocks and inline code. */
function codeOf(page: DocsPage): string[] {
  const source = sourceOf(page);
  const blocks = [...source.matchAll(FENCE)].flatMap(([, block = '']) => block.split('\n'));
  const pieces = [...source.replace(FENCE, '').matchAll(/`([^`]+)`/g)].map(
    ([, piece = '']) => piece,
  );
  return [...blocks, ...pieces];
}

function linkFault(page: DocsPage, address: string): string | null {
  if (/^https?:/.test(address) || address === API_DOCUMENT) return null;
  if (address.startsWith('screenshots/'))
    return existsSync(join(FOLDER, address)) ? null : 'no such picture';
  const [, name = page.name, anchor] = /^(?:([\w.-]+)\.md)?(?:#(.+))?$/.exec(address) ?? [];
  if (!/\.md|^#/.test(address)) return 'leads out of the manual';
  const target = byName.get(name);
  if (target === undefined) return 'no such page';
  return anchor === undefined || target.anchors.includes(anchor) ? null : 'no such heading';
}

/** Every text of the product in this language, as a pattern for its visible form. */
function shownTexts(language: DocsPage['language']): RegExp[] {
  const folder = `frontend/src/locales/${LOCALES[language]}`;
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : Object.values(value as Record<string, unknown>).flatMap(textsIn);
  return readdirSync(join(ROOT, folder))
    .flatMap((file) => textsIn(JSON.parse(textOf(`${folder}/${file}`))))
    .filter((text) => /\p{L}{2}/u.test(text.replace(/\{\{.*?\}\}/g, '')))
    .map((text) => {
      const parts = text
        .split(/\{\{.*?\}\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${parts.join('.+')}$`, 'u');
    });
}

const SHOWN = { en: shownTexts('en'), fr: shownTexts('fr') };
/** Commands of npm itself. */
const OF_NPM = ['ci', 'rebuild', 'audit'];
/** Variables of Node, and of the programs in examples. */
const OF_OTHERS = ['NODE_EXTRA_CA_CERTS', 'DISPATCH_TOKEN'];
const NO_BREAK_SPACE = /\u00a0/g;

describe('The contents of the manual', () => {
  it('names every page of the folder once', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.md'));
    expect(pages.map(({ name }) => `${name}.md`).toSorted()).toEqual(files.toSorted());
  });

  it('shows every picture of the folder in a page or the README', () => {
    const shown = pages.flatMap(({ addresses }) => addresses).concat(textOf('README.md'));
    for (const file of readdirSync(join(FOLDER, 'screenshots')))
      expect(shown.some((text) => text.includes(`screenshots/${file}`))).toBe(true);
  });

  it('is part of the image', () => {
    expect(textOf('docker/Dockerfile')).toContain('COPY --from=build /app/docs docs\n');
    expect(textOf('docker/Dockerfile.dockerignore')).toContain('\n!docs\n');
  });

  it('has no picture that loads slowly', () => {
    for (const file of readdirSync(join(FOLDER, 'screenshots')))
      expect([file, statSync(join(FOLDER, 'screenshots', file)).size > MOST_PICTURE_BYTES]).toEqual(
        [file, false],
      );
  });
});

describe.each(each(pages))('The page %s', (_name, page) => {
  it('has a title, a lead and one heading of the first level', () => {
    expect(page.title).not.toBe('');
    expect(page.lead).not.toBe('');
    expect(page.html.match(/<h1/g)).toHaveLength(1);
  });

  it('links only to existing targets', () => {
    const faults = page.addresses
      .map((address) => `${address}: ${linkFault(page, address) ?? 'there'}`)
      .filter((line) => !line.endsWith(': there'));
    expect(faults).toEqual([]);
  });

  it('describes its pictures in words', () => {
    expect(sourceOf(page)).not.toMatch(/!\[\s*\]/);
  });

  it('names commands that exist', () => {
    const commands = codeOf(page).flatMap((line) => [
      ...line.matchAll(/\bnpm (?:run )?([\w:-]+)(?:.* -w (\w+))?/g),
    ]);
    const missing = commands.filter(
      ([, script = '', folder = '.']) => !OF_NPM.includes(script) && !(script in scriptsOf(folder)),
    );
    expect(missing.map(([command]) => command)).toEqual([]);
    const programs = codeOf(page).flatMap((line) => [
      ...line.matchAll(/\bnode (\S+)\/dist\/(\S+)\.js/g),
    ]);
    for (const [, part = '', program = ''] of programs)
      expect(existsSync(join(ROOT, part, 'src', `${program}.ts`))).toBe(true);
  });

  it('names settings that exist', () => {
    const known = new Set(
      [...textOf('.env.example').matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)].map(([, name]) => name),
    );
    const named = codeOf(page).flatMap((code) => [
      ...code.matchAll(/(?<![\w./-])([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/g),
    ]);
    const isKnown = (name = '') => known.has(name) || OF_OTHERS.includes(name);
    expect(named.map(([, name]) => name).filter((name) => !isKnown(name))).toEqual([]);
  });

  it('names addresses of the API that exist', () => {
    const { paths } = JSON.parse(textOf('backend/openapi.json')) as { paths: object };
    const known = new Set([...Object.keys(paths), '/api/docs', '/api/openapi.json']);
    const named = codeOf(page).flatMap((code) => [...code.matchAll(/\/api\/[\w/{}.-]+/g)]);
    expect(named.map(([address]) => address).filter((address) => !known.has(address))).toEqual([]);
  });
});

describe.each(each(guides))('The guide %s', (_name, page) => {
  it('is short, apart from its tables', () => {
    const lines = sourceOf(page).split('\n');
    expect(lines.filter((line) => !line.startsWith('|')).length).toBeLessThanOrEqual(MOST_LINES);
  });

  it('names buttons and views, in bold, as the product does', () => {
    const source = sourceOf(page).replace(FENCE, '');
    const names = [...source.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) =>
      name.replace(/\s+/g, ' '),
    );
    const unknown = names.filter((name) => !SHOWN[page.language].some((shown) => shown.test(name)));
    expect(unknown).toEqual([]);
  });

  it('has sentences of readable length', () => {
    const prose = page.html
      .replace(/<pre>[\s\S]*?<\/pre>/g, '')
      .replace(/<\/(p|li|td|th|h\d)>/g, '\n')
      .replace(/<[^>]+>/g, '')
      .replace(NO_BREAK_SPACE, ' ');
    const sentences = prose.split(/\n\s*\n|(?<=[.!?:;])\s+/).map((text) => text.trim());
    const long = sentences.filter((text) => text.split(/\s+/).length > MOST_WORDS);
    expect(long).toEqual([]);
  });
});
