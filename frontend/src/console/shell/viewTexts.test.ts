import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VIEW_IDS } from '@dispatch/domain/views/console-view';
import { createRequire } from 'node:module';
import { viewNeeds } from './viewNeeds';

const SOURCE = path.resolve(import.meta.dirname, '../..');
const ALWAYS = ['common', 'errors'];
/** As the build reads them. */
const { firstViews } = createRequire(import.meta.url)('../../../webpack/firstViews.cjs') as {
  firstViews: Readonly<Record<string, ReturnType<typeof viewNeeds>>>;
};

function fileOf(from: string, named: string): string | undefined {
  const base = path.resolve(path.dirname(from), named);
  return ['.tsx', '.ts'].map((end) => base + end).find(existsSync);
}

const sourceOf = memoized((file) => readFileSync(file, 'utf8'));

function memoized<Value>(read: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, Value>();
  return (file) => {
    const value = known.get(file) ?? read(file);
    known.set(file, value);
    return value;
  };
}

/** A module and its static imports. */
const modulesOf = memoized((entry) => {
  const seen = new Set([entry]);
  for (const file of seen)
    for (const [, named = ''] of sourceOf(file).matchAll(
      /^(?:import|export)(?! type)[^;=]*?'(\.[^']+)'/gm,
    )) {
      const next = fileOf(file, named);
      if (next) seen.add(next);
    }
  return [...seen];
});

const namesIn = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);

/** The namespaces used by a module and its static imports. */
const spokenBy = memoized((entry) => {
  const calls = modulesOf(entry).flatMap((file) => [
    ...sourceOf(file).matchAll(/use(?:Translation|Texts)\(([^)]*)\)/g),
  ]);
  return [...new Set(calls.flatMap(([, names = '']) => namesIn(names)))].sort();
});

/** The source of the call that starts at this index. */
function callAt(source: string, start: number): string {
  let depth = 0;
  for (let end = source.indexOf('(', start); end < source.length; end += 1) {
    if (source[end] === '(') depth += 1;
    if (source[end] === ')') depth -= 1;
    if (depth === 0) return source.slice(start, end);
  }
  return source.slice(start);
}

/** The parts that a module loads with `late()`, each with the namespaces that it requests. */
const latePartsOf = memoized((file) => {
  const source = sourceOf(file);
  return [...source.matchAll(/\blate\(/g)].flatMap(({ index }) => {
    const call = callAt(source, index);
    const entry = fileOf(file, /import\([^']*'(\.[^']+)'/.exec(call)?.[1] ?? '');
    const [, list = ''] = /texts: (\[[^\]]*\]|\w+)/.exec(call) ?? [];
    const [, view, quoted] = /firstViews(?:\.(\w+)|\['([\w-]+)'\])\.texts/.exec(call) ?? [];
    const named = new RegExp(`const ${list || 'none'} = (\\[[^\\]]*\\])`).exec(source)?.[1];
    const texts = firstViews[view ?? quoted ?? '']?.texts ?? namesIn(named ?? list);
    return entry === undefined ? [] : [{ entry, texts }];
  });
});

const views = [
  ...readFileSync(path.join(SOURCE, 'console/shell/views.ts'), 'utf8').matchAll(
    /webpackChunkName: "(view-[\w-]+)" \*\/ '([^']+)'/g,
  ),
];

test('the build and the page agree on what each view needs', () => {
  expect(views.map(([, name]) => name).sort()).toEqual(VIEW_IDS.map((id) => `view-${id}`).sort());
  for (const id of VIEW_IDS) expect(firstViews[`view-${id}`]).toEqual(viewNeeds(id));
});

// A list that waited for its texts after opening would remove its field and the whole view.
test.each(views.map(([, name = '', module = '']) => [name, module]))(
  '%s comes with all the texts it speaks with',
  (name, module) => {
    const { texts = [] } = firstViews[name] ?? {};
    const entry = fileOf(path.join(SOURCE, 'console/shell/views.ts'), module);
    const spoken = spokenBy(entry ?? '');
    expect(spoken.filter((one) => ![...ALWAYS, ...texts].includes(one))).toEqual([]);
  },
);

/** What does not wait for its texts on purpose: the key hints of the job menu. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  'console/active-jobs/JobMenu.tsx': ['commands'],
};

test('every part that is loaded late comes with all the texts it speaks with', () => {
  const gaps: string[] = [];
  const reached = new Set<string>();
  const visit = (entry: string, given: readonly string[]) => {
    const name = path.relative(SOURCE, entry);
    const texts = [...new Set([...given, ...(LATER[name] ?? [])])].sort();
    const visited = `${name}: ${texts.join()}`;
    if (reached.has(visited)) return;
    reached.add(visited).add(entry);
    for (const one of spokenBy(entry)) if (!texts.includes(one)) gaps.push(`${name}: ${one}`);
    for (const file of modulesOf(entry))
      for (const part of latePartsOf(file)) visit(part.entry, [...texts, ...part.texts]);
  };
  const at = (file: string) => path.join(SOURCE, file);
  for (const [, name = '', module = ''] of views)
    visit(fileOf(at('console/shell/views.ts'), module) ?? '', [
      ...ALWAYS,
      ...(firstViews[name]?.texts ?? []),
    ]);
  visit(at('portal/shell/DriverApp.tsx'), [...ALWAYS, ...(firstViews['driver']?.texts ?? [])]);
  visit(at('console/shell/ConsoleApp.tsx'), [...ALWAYS, 'console']);
  visit(at('visitor/landing/LandingApp.tsx'), ALWAYS);
  expect([...new Set(gaps)]).toEqual([]);

  const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const parts = sources.flatMap((file) => latePartsOf(at(file)).map(({ entry }) => entry));
  expect(parts.filter((entry) => !reached.has(entry))).toEqual([]);
});
