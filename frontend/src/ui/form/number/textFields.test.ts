import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(SOURCE, file), 'utf8');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });

/** The fields that are a number wherever the API has them. */
function numbersOfApi(): ReadonlySet<string> {
  const isNumber = new Map<string, boolean>();
  for (const file of files.filter((each) => /^api.generated.\w+\.ts$/.test(each)))
    for (const [, name = '', type = ''] of read(file).matchAll(/^\s+'?(\w+)'?\??: ([^;{]+);$/gm))
      isNumber.set(name, (isNumber.get(name) ?? true) && /^number( \| null)?$/.test(type));
  return new Set([...isNumber].flatMap(([name, is]) => (is ? [name] : [])));
}

const TEXT_FIELD =
  /<(?:FormField|InputBox|TextArea)(?:<[^>]*>)?\s[^<]*?\bname=(?:"([^"]+)"|\{`([^`]+)`\})/g;

const textFields = files
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .flatMap((file) =>
    [...read(file).matchAll(TEXT_FIELD)].map(([, name, path]) => ({
      file,
      name: (name ?? path ?? '').split('.').at(-1) ?? '',
    })),
  );

test('finds the text fields and the numbers of the API', () => {
  expect(textFields.length).toBeGreaterThan(40);
  expect([...numbersOfApi()]).toEqual(expect.arrayContaining(['price', 'quantity', 'daysAhead']));
});

test('types every number of the API in a number field', () => {
  const numbers = numbersOfApi();
  expect(textFields.filter(({ name }) => numbers.has(name))).toEqual([]);
});
