import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SRC = join(__dirname, '../..');

/** The tracking page is a document of its own, so its classes cannot meet others. */
const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.startsWith('track'),
);

/** The selectors of a sheet, without those inside `@media` and other conditions. */
function selectorsOf(file: string): string[] {
  const css = readFileSync(join(SRC, file), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  return [...css.matchAll(/^(?![\s@}])([^{}@]+?)\s*\{/gm)].flatMap(([, selectors = '']) =>
    selectors.split(/,\s*(?![^(]*\))/),
  );
}

test('a class is styled in one folder, because the styles of all visited pages stay', () => {
  const folders = new Map<string, Set<string>>();
  for (const file of sheets)
    for (const selector of selectorsOf(file)) {
      const [, name] = /^\.([\w-]+)$/.exec(selector) ?? [];
      if (name === undefined) continue;
      folders.set(
        name,
        (folders.get(name) ?? new Set<string>()).add(relative(SRC, dirname(join(SRC, file)))),
      );
    }
  expect(folders.size).toBeGreaterThan(300);
  expect([...folders].filter(([, { size }]) => size > 1)).toEqual([]);
});

test('only the kit styles elements and attributes without a class', () => {
  const bare = sheets
    .filter((file) => !/^(ui|main|lib)\//.test(file))
    .flatMap((file) => selectorsOf(file).map((selector) => `${file}: ${selector}`))
    .filter((line) => !/: .*[.#]|: :root/.test(line));
  expect(bare).toEqual([]);
});
