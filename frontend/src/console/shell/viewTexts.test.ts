import { existsSync, readFileSync } from 'node:fs';
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

/** The namespaces used by a module and its static imports. */
function spokenBy(entry: string): string[] {
  const seen = new Set([entry]);
  const found = new Set<string>();
  for (const file of seen) {
    const source = readFileSync(file, 'utf8');
    for (const [, named = ''] of source.matchAll(
      /^(?:import|export)(?! type)[^;=]*?'(\.[^']+)'/gm,
    )) {
      const next = fileOf(file, named);
      if (next) seen.add(next);
    }
    for (const [, names = ''] of source.matchAll(/useTranslation\(([^)]*)\)/g))
      for (const [, name = ''] of names.matchAll(/'(\w+)'/g)) found.add(name);
  }
  return [...found].sort();
}

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
