import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = { [key: string]: string | Texts };

const FORMS = /_(zero|one|two|few|many|other)$/;

function read(language: string, file: string): Map<string, string> {
  const flat = new Map<string, string>();
  const walk = (texts: Texts, prefix: string) => {
    for (const [key, value] of Object.entries(texts)) {
      if (typeof value === 'string') flat.set(prefix + key, value);
      else walk(value, `${prefix}${key}.`);
    }
  };
  walk(JSON.parse(readFileSync(join(__dirname, language, file), 'utf8')) as Texts, '');
  return flat;
}

function filesOf(language: string): string[] {
  return readdirSync(join(__dirname, language)).sort();
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1]).sort();
const tags = (text: string) => [...text.matchAll(/<\/?\w+\/?>/g)].map((match) => match[0]).sort();
const stem = (key: string) => key.replace(FORMS, '');

test('both languages have the same namespaces', () => {
  expect(filesOf('fr-CA')).toEqual(filesOf('en-CA'));
});

describe.each(filesOf('en-CA'))('%s', (file) => {
  const english = read('en-CA', file);
  const french = read('fr-CA', file);

  test('has the same keys', () => {
    const keys = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(stem))].sort();
    expect(keys(french)).toEqual(keys(english));
  });

  test('has every plural form of each language', () => {
    const check = (language: string, texts: Map<string, string>) => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const key of [...texts.keys()].filter((name) => FORMS.test(name))) {
        const present = forms.filter((form) => texts.has(`${stem(key)}_${form}`));
        expect([key, present.sort()]).toEqual([key, [...forms].sort()]);
      }
    };
    check('en-CA', english);
    check('fr-CA', french);
  });

  test('has the same placeholders and no empty text', () => {
    for (const [key, text] of french) {
      const source = english.get(key) ?? english.get(`${stem(key)}_other`) ?? '';
      expect([key, placeholders(text)]).toEqual([key, placeholders(source)]);
      expect([key, tags(text)]).toEqual([key, tags(source)]);
      expect([key, text.trim() !== '']).toEqual([key, true]);
    }
    expect([...english].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
