import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/**
 * A language of the product, or French with all texts at least 40 % longer than English, to find texts that do not
 * fit.
 */
export type Tongue = 'en-CA' | 'fr-CA' | 'long';

type Texts = { readonly [key: string]: string | Texts };

const LOCALES = join(__dirname, '../../frontend/src/locales');
const GROWTH = 1.4;
const PLAIN = 'AEIOUCNYaeioucny';
const ACCENTED = 'ÂÉÎÖÛÇÑÝâéîöûçñý';
/** Parts that are not words: parameters, nested texts and tags. */
const HOLES = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>)/;

function accent(letter: string): string {
  return ACCENTED[PLAIN.indexOf(letter)] ?? letter;
}

const withoutHoles = (text: string) =>
  text
    .split(HOLES)
    .filter((_, at) => at % 2 === 0)
    .join('');

const lettersOf = (text: string) => withoutHoles(text).length;

/** Repeats vowels until the text is 40 % longer than the English one; brackets show where it is cut off. */
export function stretch(text: string, english: string): string {
  let missing = Math.ceil(lettersOf(english) * GROWTH) - lettersOf(text) - 2;
  if (missing < -1) return text;
  const grown = text.split(HOLES).map((part, at) =>
    at % 2 === 1
      ? part
      : [...part]
          .map((letter) => {
            const shown = accent(letter);
            if (missing <= 0 || !/[aeiouAEIOU]/.test(letter)) return shown;
            missing -= 1;
            return shown + shown.toLowerCase();
          })
          .join(''),
  );
  const rest = missing > 0 ? ` ${'ö'.repeat(missing)}` : '';
  return `[${grown.join('')}${rest}]`;
}

/** The letters and numbers of a text, whether stretched or not, so that texts stretched separately can be compared. */
export function unstretched(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ o+(?= |$)/g, ' ')
    .replace(/(\p{L})\1+/gu, '$1')
    .trim();
}

function stretchAll(texts: Texts, english: Texts): Texts {
  const entries = Object.entries(texts).map(([key, value]): [string, string | Texts] => {
    const model = english[key];
    if (typeof value === 'string')
      return [key, stretch(value, typeof model === 'string' ? model : value)];
    return [key, stretchAll(value, typeof model === 'object' ? model : value)];
  });
  return Object.fromEntries(entries);
}

const fileOf = (language: string, namespace: string) =>
  JSON.parse(readFileSync(join(LOCALES, language, `${namespace}.json`), 'utf8')) as Texts;

/** The tracking page contains its few texts, which are not stretched. */
const APART = 'track';

const read = new Map<string, Texts>();

function textsOf(tongue: Tongue, namespace: string): Texts {
  const name = `${tongue} ${namespace}`;
  const texts = read.get(name) ?? readTexts(tongue, namespace);
  read.set(name, texts);
  return texts;
}

function readTexts(tongue: Tongue, namespace: string): Texts {
  if (tongue !== 'long') return fileOf(tongue, namespace);
  const french = fileOf('fr-CA', namespace);
  return namespace === APART ? french : stretchAll(french, fileOf('en-CA', namespace));
}

/** Looks up a text like the product, by `namespace:key`, and fills its parameters. */
export function wordsOf(tongue: Tongue) {
  return (name: string, params: Readonly<Record<string, string>> = {}): string => {
    const [namespace = '', path = ''] = name.split(':');
    let found: string | Texts | undefined = textsOf(tongue, namespace);
    for (const key of path.split('.')) found = typeof found === 'object' ? found[key] : undefined;
    if (typeof found !== 'string') throw new Error(`There is no text named ${name}`);
    return found.replace(/\{\{(\w+)\}\}/g, (hole, param: string) => params[param] ?? hole);
  };
}

const NAMESPACES = readdirSync(join(LOCALES, 'fr-CA')).map((file) => basename(file, '.json'));

interface Template {
  readonly pattern: RegExp;
  readonly letters: number;
  readonly holes: readonly string[];
  readonly english: string;
}

function templatesOf(texts: Texts, english: Texts): Template[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    // English has fewer plural forms.
    const model = english[key] ?? english[key.replace(/_many$/, '_other')];
    if (typeof value !== 'string')
      return typeof model === 'object' ? templatesOf(value, model) : [];
    if (typeof model !== 'string') return [];
    const parts = value.split(HOLES);
    const literal = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '\\$&');
    const source = parts.map((part, at) => (at % 2 === 1 ? '(.*)' : literal(part))).join('');
    const holes = parts.filter((_, at) => at % 2 === 1);
    const own = withoutHoles(value).trim();
    // A text without words around its only parameter would match everything.
    if (own === '' || (holes.length === 1 && !/\p{L}/u.test(own))) return [];
    const pattern = new RegExp(`^${source}$`, 's');
    return [{ pattern, letters: own.length, holes, english: model }];
  });
}

const translated = new Map<string, string>();
let templates: readonly Template[] | undefined;

/** The English text of the product for a stretched one. Names, numbers and dates stay. */
export function inEnglish(said: string): string {
  const known = translated.get(said) ?? translate(said);
  translated.set(said, known);
  return known;
}

/** Whether the text contains no stretched text that is cut off. */
function isWhole(text: string): boolean {
  let depth = 0;
  for (const letter of text) {
    if (letter === '[') depth += 1;
    if (letter === ']') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function translate(said: string): string {
  // Of several matches, the one with the most letters of its own is right.
  templates ??= NAMESPACES.flatMap((name) =>
    templatesOf(textsOf('long', name), textsOf('en-CA', name)),
  ).sort((one, other) => other.letters - one.letters);
  const text = said.trim();
  for (const { pattern, holes, english } of templates) {
    const found = pattern.exec(text);
    if (found?.slice(1).every(isWhole))
      return english
        .split(HOLES)
        .map((part, at) =>
          at % 2 === 1 ? inEnglish(found[holes.indexOf(part) + 1] ?? part) : part,
        )
        .join('');
  }
  // Some names consist of several texts.
  const pieces = text.split(/(, |\s?: )/);
  return pieces.length === 1 ? text : pieces.map(inEnglish).join(' ');
}

/**
 * Stretches the built texts as they are loaded, so that no test code is shipped. The browser still caches the files.
 */
export async function speakLong(context: BrowserContext): Promise<void> {
  const long = Object.fromEntries(NAMESPACES.map((name) => [name, textsOf('long', name)]));
  await context.addInitScript((texts) => {
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text: string, ...more: []) => {
      const name = /\/assets\/text-fr-CA-([^/]*)-json\.\w+\.js/.exec(new Error().stack ?? '')?.[1];
      const stretched = name === undefined ? undefined : texts[name];
      return stretched ?? (parse(text, ...more) as unknown);
    };
  }, long);
}
